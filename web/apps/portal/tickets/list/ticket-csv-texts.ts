import { ticketFields, ticketStatuses } from '#contracts/support/ticket-fields.ts';
import { createCsvTexts, labelCodes } from '../../lists/csv-texts.ts';
import { usePortal } from '../../portal.ts';
import { statusText } from '../../ticket-status.ts';
import { codeLabel } from '../ticket-labels.ts';

const columns = [
  'number',
  'subject',
  'type',
  'concern',
  'status',
  'machine',
  'serialNumber',
  'organisation',
  'location',
  'contact',
  'createdOn',
  'updatedOn',
  'replies',
  'due',
  'assignee',
  'severity',
] as const;

/** How the file of the list of tickets reads for a side. */
export function useTicketCsvTexts(readerIsEmployee: boolean) {
  const { texts } = usePortal();
  const t = texts('tickets');
  return createCsvTexts(
    labelCodes(columns, (column) => t(`field.${column}`)),
    {
      type: labelCodes(ticketFields.type.values, (code) => codeLabel(t, 'type', code)),
      concern: labelCodes(ticketFields.concern.values, (code) => codeLabel(t, 'concern', code)),
      status: labelCodes(ticketStatuses, (status) =>
        statusText(texts('portal'), status, { readerIsEmployee }),
      ),
      severity: labelCodes(['stopped', 'impaired', 'minor', 'none'] as const, (level) =>
        t(`severity.${level}`),
      ),
    },
  );
}
