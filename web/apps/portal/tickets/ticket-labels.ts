import { type FieldProblem, type FormField, limits } from '#contracts/form-fields.ts';
import { type TicketChoice, type TicketValues, ticketFields } from '#contracts/support/ticket-fields.ts';
import type { Translate } from '#web/i18n/translator.ts';
import { usePortal } from '../portal.ts';
import type { TicketSettings } from './ticket-operations.ts';

type Code<Name extends TicketChoice> = NonNullable<TicketValues[Name]>;
/** The message keys of all codes of all choices. */
type CodeText = { [Name in TicketChoice]: `${Name}.${Code<Name>}` }[TicketChoice];

/** The label of a code; empty: none was chosen. */
export function codeLabel<Name extends TicketChoice>(
  t: Translate<'tickets'>,
  name: Name,
  code: Code<Name> | null,
): string {
  return code ? t(`${name}.${code}` as CodeText) : '';
}

/** TIC-02: the response times, in the same sentence wherever they are promised. */
export function useTermsSentence({ answerHours, stoppedAnswerHours }: TicketSettings): string {
  const t = usePortal().texts('tickets');
  return t('promise.terms', { hours: answerHours, stopped: stoppedAnswerHours });
}

/** The codes of a choice with their texts. */
export function codeOptions(t: Translate<'tickets'>, name: TicketChoice): { value: string; label: string }[] {
  return ticketFields[name].values.map((code) => ({ value: code, label: codeLabel(t, name, code) }));
}

/**
 * The message at a field: the limit that was exceeded, otherwise what is required (specification, section 5).
 */
export function problemText(
  t: Translate<'tickets'>,
  field: FormField,
  problem: FieldProblem,
  requiredText: string,
): string {
  if (problem === 'missing' || problem === 'invalid') return requiredText;
  return t(`error.${problem}`, { limit: limits[problem].of(field) });
}
