import { ticketFields, ticketStatuses } from '#contracts/support/ticket-fields.ts';
import { fileWords, wordsOf } from '../../lists/file-words.ts';
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
export function useTicketFileWords(readerIsEmployee: boolean) {
  const { texts } = usePortal();
  const t = texts('tickets');
  return fileWords(
    wordsOf(columns, (column) => t(`field.${column}`)),
    {
      type: wordsOf(ticketFields.type.values, (code) => codeLabel(t, 'type', code)),
      concern: wordsOf(ticketFields.concern.values, (code) => codeLabel(t, 'concern', code)),
      status: wordsOf(ticketStatuses, (status) => statusText(texts('portal'), status, { readerIsEmployee })),
      severity: wordsOf(['stopped', 'impaired', 'minor', 'none'] as const, (level) => t(`severity.${level}`)),
    },
  );
}
