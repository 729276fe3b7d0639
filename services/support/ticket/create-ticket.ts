import type { Pool } from 'pg';
import {
  otherMachine,
  type TicketInput,
  type TicketValues,
  ticketFields,
  ticketProblems,
  ticketValueFields,
} from '#contracts/support/ticket-fields.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { badFields } from '#services/foundation/refusals.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { isTimeZone } from '#services/support/response-target/working-hours.ts';
import { takeUploads } from '../attachment/take-uploads.ts';
import type { TicketContext } from '../caller.ts';
import { notifyTicketChange } from '../notice/ticket-changes.ts';
import { mailAboutArrival } from '../notice/ticket-mails.ts';
import type { Viewer, ViewerLocation, ViewerOrganisation } from '../viewer/viewer.ts';
import { addEvent } from './add-event.ts';
import { findNumber, insertTicket } from './insert-ticket.ts';
import { findMachines } from './machine-choices.ts';
import { plainLine, plainText } from './plain-text.ts';
import { savePerson } from './save-person.ts';
import type { NewTicket } from './ticket-row.ts';

/**
 * Makes a ticket and orders the mail about it. The same key makes it once.
 * @returns its number
 * @throws BAD_USER_INPUT with `fields`
 */
export async function createTicket(
  pool: Pool,
  viewer: Viewer,
  key: string,
  given: { input: TicketInput; uploads: readonly string[] },
  ctx: TicketContext,
): Promise<string> {
  const ticket = await checked(pool, viewer, key, given.input);
  return inTransaction(pool, async (connection) => {
    await savePerson(connection, viewer);
    const number = await insertTicket(connection, ticket);
    if (!number) return numberMadeBefore(connection, key, viewer);
    await recordCreation(connection, viewer, { ...ticket, number }, given.uploads, ctx);
    return number;
  });
}

/** What belongs to a ticket that has just been made: files, its first entry, mail, and the news of it. */
export async function recordCreation(
  connection: Connection,
  viewer: Viewer,
  ticket: NewTicket & { number: string },
  uploads: readonly string[],
  ctx: TicketContext,
): Promise<void> {
  await takeUploads(
    connection,
    uploads,
    { owner: viewer.id, ticketId: ticket.id, replyId: null },
    ctx.uploadLimits,
  );
  await addEvent(connection, {
    id: ticket.id,
    ticketId: ticket.id,
    kind: 'created',
    status: 'new',
    actorId: viewer.id,
  });
  await mailAboutArrival(connection, ticket, viewer, ctx.notices);
  await notifyTicketChange(connection, {
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
  input: TicketInput,
): Promise<NewTicket> {
  const problems: Record<string, string> = Object.fromEntries(ticketProblems(input));
  const place = problems.location ? undefined : findPlace(viewer, input.location);
  if (!place) problems.location ??= 'invalid';
  const isKnown = input.machine !== '' && input.machine !== otherMachine;
  const machine =
    isKnown && place ? await findMachine(connection, place.location.id, input.machine) : undefined;
  if (isKnown && place && !machine) problems.machine = 'invalid';
  if (!place || Object.keys(problems).length > 0) throw badFields(problems);
  const { location, organisation } = place;
  return {
    id,
    ...storedValues(input),
    organisationId: organisation.id,
    organisationName: organisation.name,
    locationId: location.id,
    locationName: location.name,
    timeZone: isTimeZone(location.timeZone) ? location.timeZone : 'UTC',
    machineId: machine?.id ?? null,
    machineName: machine?.model ?? plainLine(input.machineName),
    serialNumber: machine?.serialNumber ?? plainLine(input.serialNumber),
    contactId: viewer.id,
    followsId: null,
  };
}

/** What is stored as it was filled in. */
export function storedValues(input: TicketInput): TicketValues {
  const values = ticketValueFields.map((name) => {
    const { kind } = ticketFields[name];
    if (kind === 'choice') return [name, input[name] || null];
    return [name, kind === 'multiline' ? plainText(input[name]) : plainLine(input[name])];
  });
  return Object.fromEntries(values) as TicketValues;
}

function findPlace(
  { organisations }: Viewer,
  id: string,
): { organisation: ViewerOrganisation; location: ViewerLocation } | undefined {
  for (const organisation of organisations) {
    const location = organisation.locations.find((known) => known.id === id);
    if (location) return { organisation, location };
  }
  return undefined;
}

async function findMachine(connection: Connection, locationId: string, id: string) {
  const machines = await findMachines(connection, [locationId]);
  return machines.find((machine) => machine.id === id);
}
