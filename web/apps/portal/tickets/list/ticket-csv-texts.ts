import { ticketChoices, ticketStatuses, ticketValueFields } from '#contracts/support/ticket-fields.ts';
import type { Translate } from '#web/i18n/translator.ts';
import { createCsvTexts, labelCodes } from '../../lists/csv-texts.ts';
import { usePortal } from '../../portal.ts';
import { statusText } from '../../ticket-status.ts';
import { codeOptions } from '../ticket-labels.ts';

const columns = [
  'number',
  ...ticketValueFields,
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
      ...labelChoices(t),
      status: labelCodes(ticketStatuses, (status) =>
        statusText(texts('portal'), status, { readerIsEmployee }),
      ),
      severity: labelCodes(['stopped', 'impaired', 'minor', 'none'] as const, (level) =>
        t(`severity.${level}`),
      ),
    },
  );
}

/** The texts of each declared choice, by field and code. */
function labelChoices(t: Translate<'tickets'>): Record<string, Record<string, string>> {
  return Object.fromEntries(
    ticketChoices.map((name) => [
      name,
      Object.fromEntries(codeOptions(t, name).map(({ value, label }) => [value, label])),
    ]),
  );
}
