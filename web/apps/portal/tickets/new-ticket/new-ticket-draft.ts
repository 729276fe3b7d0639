import type { FieldProblem, FieldsLike } from '#contracts/form-fields.ts';
import {
  isOfOtherMachine,
  otherMachine,
  type TicketField,
  type TicketInput,
  ticketFieldNames,
  ticketFields,
  ticketProblems,
} from '#contracts/support/ticket-fields.ts';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import type { Translate } from '#web/i18n/translator.ts';
import { problemText } from '../ticket-labels.ts';
import type { TicketChoices } from '../ticket-operations.ts';

export type NewTicketField = TicketField | 'contact' | 'uploads';
/** The fields in the order of the form. */
const newTicketFields: readonly NewTicketField[] = ['contact', ...ticketFieldNames, 'uploads'];

export const emptyTicket = Object.fromEntries(ticketFieldNames.map((name) => [name, ''])) as TicketInput;

/** The initial values: the machine for which the form was opened, and the location if there is only one. */
export function firstTicket(
  { locations }: Pick<TicketChoices, 'locations'>,
  machine: string | null,
): TicketInput {
  const place = locations.find(({ machines }) => machines.some(({ id }) => id === machine));
  if (place && machine) return { ...emptyTicket, location: place.id, machine };
  return { ...emptyTicket, location: locations.length === 1 ? locations[0]!.id : '' };
}

/** Drops the description of an unlisted machine once a listed one is chosen. */
export function sentTicket(input: TicketInput): TicketInput {
  if (input.machine === otherMachine) return input;
  const others = ticketFieldNames.filter(isOfOtherMachine).map((name) => [name, '']);
  return { ...input, ...Object.fromEntries(others) };
}

export type TicketProblems = ReadonlyMap<NewTicketField, string>;

export const problemsBefore = (input: TicketInput): TicketProblems => ticketProblems(sentTicket(input));

/** The field problems in the back end's response; empty when it refused for another reason. */
export function problemsAfter(error: OperationError | undefined): TicketProblems {
  const fields = error?.fields ?? {};
  return new Map(newTicketFields.filter((name) => name in fields).map((name) => [name, fields[name]!]));
}

const isRequired = (name: TicketField): name is FieldsLike<typeof ticketFields, { required: true }> =>
  ticketFields[name].required;

/** The message at a field of the form. */
export function newTicketProblem(t: Translate<'tickets'>, name: NewTicketField, problem: string): string {
  if (name === 'uploads') return t('error.uploads');
  if (name === 'contact') return t('error.contact');
  const requiredText = isRequired(name) ? t(`error.${name}`) : t('error.invalid');
  return problemText(t, ticketFields[name], problem as FieldProblem, requiredText);
}
