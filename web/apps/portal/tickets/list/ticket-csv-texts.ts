import { ticketChoices, ticketSeverities, ticketStatuses } from '#contracts/support/ticket-fields.ts';
import { labelChoices, labelCodes, useCsvTexts } from '../../lists/csv-texts.ts';
import { usePortal } from '../../portal.ts';
import { statusText } from '../../ticket-status.ts';
import { codeOptions } from '../ticket-labels.ts';

/** The titles and labels in the CSV file of tickets, for customers or employees. */
export function useTicketCsvTexts(readerIsEmployee: boolean) {
  const { texts } = usePortal();
  const t = texts('tickets');
  return useCsvTexts('tickets', {
    ...labelChoices(ticketChoices, (name) => codeOptions(t, name)),
    status: labelCodes(ticketStatuses, (status) => statusText(texts('portal'), status, { readerIsEmployee })),
    severity: labelCodes(ticketSeverities, (level) => t(`severity.${level}`)),
  });
}
