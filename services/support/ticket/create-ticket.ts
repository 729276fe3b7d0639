import type { Pool } from 'pg';
import {
  type Concern,
  otherMachine,
  type TicketFields,
  type TicketType,
  ticketProblems,
} from '#contracts/support/tickets.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { badFields } from '#services/foundation/refusals.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { takeUploads } from '../attachment/take-uploads.ts';
import type { Notices } from '../notice/notices.ts';
import { tellTicketChange } from '../notice/ticket-changes.ts';
import { mailAboutArrival } from '../notice/ticket-mails.ts';
import { isTimeZone } from '../promise/working-hours.ts';
import type { Viewer, ViewerLocation, ViewerOrganisation } from '../viewer/viewer.ts';
import { addEvent } from './add-event.ts';
import { findNumber, insertTicket, type NewTicket } from './insert-ticket.ts';
import { machinesAt } from './machine-choices.ts';
import { plainLine, plainText } from './plain-text.ts';
import { savePerson } from './save-person.ts';

/**
 * Makes a ticket and orders the mail about it. The same key makes it once.
 * @returns its number
 * @throws BAD_USER_INPUT with `fields`
 */
export async function createTicket(
  pool: Pool,
  viewer: Viewer,
  key: string,
  given: { fields: TicketFields; uploads: readonly string[] },
  notices: Notices,
): Promise<string> {
  const ticket = await checked(pool, viewer, key, given.fields);
  return inTransaction(pool, async (connection) => {
    await savePerson(connection, viewer);
    const number = await insertTicket(connection, ticket);
    if (!number) return numberMadeBefore(connection, key, viewer);
    await bringIn(connection, viewer, { ...ticket, number }, given.uploads, notices);
    return number;
  });
}

/** What belongs to a ticket that has just been made: files, its first entry, mail, and the news of it. */
export async function bringIn(
  connection: Connection,
  viewer: Viewer,
  ticket: NewTicket & { number: string },
  uploads: readonly string[],
  notices: Notices,
): Promise<void> {
  await takeUploads(connection, uploads, { owner: viewer.id, ticketId: ticket.id, replyId: null });
  await addEvent(connection, {
    id: ticket.id,
    ticketId: ticket.id,
    kind: 'created',
    status: 'new',
    actorId: viewer.id,
  });
  await mailAboutArrival(connection, ticket, viewer, notices);
  await tellTicketChange(connection, {
    number: ticket.number,
    what: 'created',
    organisationId: ticket.organisationId,
  });
}

/** Of the ticket that a key made before. Throws when somebody else's did. */
export async function numberMadeBefore(connection: Connection, id: string, viewer: Viewer): Promise<string> {
  const before = await findNumber(connection, id);
  if (before?.contactId !== viewer.id) throw badInput('Was used for something else.', 'key');
  return before.number;
}

async function checked(
  connection: Connection,
  viewer: Viewer,
  id: string,
  fields: TicketFields,
): Promise<NewTicket> {
  const problems: Record<string, string> = Object.fromEntries(ticketProblems(fields));
  const place = problems.location ? undefined : placeOf(viewer, fields.location);
  if (!place) problems.location ??= 'invalid';
  const isKnown = fields.machine !== '' && fields.machine !== otherMachine;
  const machine =
    isKnown && place ? await machineAt(connection, place.location.id, fields.machine) : undefined;
  if (isKnown && place && !machine) problems.machine = 'invalid';
  if (!place || Object.keys(problems).length > 0) throw badFields(problems);
  const { location, organisation } = place;
  return {
    id,
    type: fields.type as TicketType,
    concern: (fields.concern || null) as Concern | null,
    subject: plainLine(fields.subject),
    description: plainText(fields.description),
    organisationId: organisation.id,
    organisationName: organisation.name,
    locationId: location.id,
    locationName: location.name,
    timeZone: isTimeZone(location.timeZone) ? location.timeZone : 'UTC',
    machineId: machine?.id ?? null,
    machineName: machine?.model ?? plainLine(fields.machineName),
    serialNumber: machine?.serialNumber ?? plainLine(fields.serialNumber),
    contactId: viewer.id,
    followsId: null,
  };
}

function placeOf(
  { organisations }: Viewer,
  id: string,
): { organisation: ViewerOrganisation; location: ViewerLocation } | undefined {
  for (const organisation of organisations) {
    const location = organisation.locations.find((known) => known.id === id);
    if (location) return { organisation, location };
  }
  return undefined;
}

async function machineAt(connection: Connection, locationId: string, id: string) {
  const machines = await machinesAt(connection, [locationId]);
  return machines.find((machine) => machine.id === id);
}
