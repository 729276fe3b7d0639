import { otherMachine, type TicketFields, ticketLimits, ticketProblems } from '#contracts/support/tickets.ts';
import type { AskError } from '#web/apps/frame/ask-error.ts';
import type { Translate } from '#web/i18n/translator.ts';
import type { TicketChoices } from './ticket-operations.ts';

export type NewTicketField = keyof TicketFields | 'uploads';
/** In the order of the form. */
const newTicketFields: readonly NewTicketField[] = [
  'location',
  'type',
  'machine',
  'machineName',
  'serialNumber',
  'concern',
  'subject',
  'description',
  'uploads',
];

export const emptyTicket: TicketFields = {
  location: '',
  type: '',
  machine: '',
  machineName: '',
  serialNumber: '',
  concern: '',
  subject: '',
  description: '',
};

/** What the form begins with: the machine that it was opened for, and the location where there is only one. */
export function firstTicket({ locations }: TicketChoices, machine: string | null): TicketFields {
  const place = locations.find(({ machines }) => machines.some(({ id }) => id === machine));
  if (place && machine) return { ...emptyTicket, location: place.id, machine };
  return { ...emptyTicket, location: locations.length === 1 ? locations[0]!.id : '' };
}

/** What is typed about a machine that is not in the list does not count once one of the list is chosen. */
export function sentTicket(fields: TicketFields): TicketFields {
  return fields.machine === otherMachine ? fields : { ...fields, machineName: '', serialNumber: '' };
}

export type TicketProblems = ReadonlyMap<NewTicketField, string>;

export const problemsBefore = (fields: TicketFields): TicketProblems => ticketProblems(sentTicket(fields));

/** What the back end says is wrong; empty when it refused for another reason. */
export function problemsAfter(error: AskError | undefined): TicketProblems {
  const fields = error?.fields ?? {};
  return new Map(newTicketFields.filter((name) => name in fields).map((name) => [name, fields[name]!]));
}

const longest: Readonly<Partial<Record<NewTicketField, number>>> = ticketLimits;

/** The words of a problem (specification, section 5). */
export function problemWords(t: Translate<'tickets'>, field: NewTicketField, problem: string): string {
  if (field === 'uploads') return t('error.uploads');
  if (problem === 'tooLong') return t('error.tooLong', { most: longest[field] ?? 0 });
  if (field === 'machineName' || field === 'serialNumber' || field === 'concern') return t('error.invalid');
  return t(`error.${field}`);
}
