import {
  type TicketInput,
  type TicketValues,
  ticketFields,
  ticketValueFields,
} from '#contracts/support/ticket-fields.ts';
import type { SeedPerson, SeedTicket } from '#services/support/import/seed-tickets.ts';
import type { TicketRow } from '#services/support/ticket/ticket-row.ts';
import { filledFields, sampleValue } from './filled-fields.ts';

/** A ticket's input for the machine M-1 of the customers in `ticket-customers.ts`. */
export function ticketInput<const Change extends Partial<TicketInput> & { uploads?: string[] }>(
  change?: Change,
): TicketInput & Change {
  const filled = filledFields(ticketFields, { location: 'LOC-1-1', machine: 'M-1' });
  return { ...filled, ...change } as TicketInput & Change;
}

/** Each value that is stored as it was entered; none is empty. */
export const ticketValues = Object.fromEntries(
  ticketValueFields.map((name) => [name, sampleValue(name, ticketFields[name])]),
) as TicketValues;

export function seedPerson(name: string, isEmployee: boolean): SeedPerson {
  return { id: crypto.randomUUID(), email: `${name}@group.example`, name, language: 'de', isEmployee };
}

/** A ticket of a seed file that was created on a Monday morning. */
export function seedTicket(change: Partial<SeedTicket> = {}): SeedTicket {
  return {
    ...ticketValues,
    number: 1,
    contact: seedPerson('eva', false),
    followers: [],
    assignee: null,
    severity: null,
    planned: null,
    notes: [],
    place: {
      id: 'LOC-100101-1',
      name: 'Hof',
      timeZone: 'Europe/Berlin',
      country: 'DE',
      organisationId: 'ORG-100101',
      organisationName: 'Nordlicht',
    },
    machineId: null,
    machineName: 'Machine',
    serialNumber: '',
    at: new Date('2025-11-03T08:00Z'),
    attachments: [],
    entries: [],
    ...change,
  };
}

/** A ticket as statements return it. */
export function ticketRow(change: Partial<TicketRow> = {}): TicketRow {
  const at = new Date('2025-11-03T08:00Z');
  return {
    ...ticketValues,
    id: crypto.randomUUID(),
    number: 'ST-2025-004217',
    organisationId: 'ORG-1',
    organisationName: 'Nordlicht',
    locationId: 'LOC-1-1',
    locationName: 'Hof',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    machineId: 'M-1',
    machineName: 'Reuss 455',
    serialNumber: '455.1187',
    contactId: crypto.randomUUID(),
    contactName: 'Eva Brandt',
    contactIsEmployee: false,
    contactLanguage: 'de',
    severity: 'impaired',
    assigneeId: null,
    assigneeName: null,
    plannedAt: null,
    lastWordAt: at,
    lastWordById: crypto.randomUUID(),
    lastWordName: 'Eva Brandt',
    lastWordIsEmployee: false,
    status: 'new',
    version: 1,
    replyCount: 0,
    closeReason: null,
    closeComment: null,
    endedAt: null,
    followsId: null,
    promiseDueAt: at,
    promiseLeftMinutes: null,
    answeredAt: null,
    createdAt: at,
    updatedAt: at,
    followed: false,
    ...change,
  };
}
