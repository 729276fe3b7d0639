import type { Pool } from 'pg';
import {
  otherMachine,
  severityOfType,
  type TicketInput,
  type TicketType,
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
import { takeUploads } from '../../attachment/take-uploads.ts';
import type { Caller, TicketContext } from '../../caller.ts';
import { notifyTicketChange } from '../../notice/ticket-changes.ts';
import { type Contact, type Creation, mailAboutArrival } from '../../notice/ticket-mails.ts';
import { findCalendar } from '../../place/find-calendar.ts';
import type { Place } from '../../place/places.ts';
import { findSeenPlaces } from '../../place/places-seen.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import { orderWebhooks } from '../../webhook/order-webhooks.ts';
import { addEvent } from '../add-event.ts';
import { plainLine, plainText } from '../plain-text.ts';
import { savePerson } from '../save-person.ts';
import type { NewTicket } from '../ticket-row.ts';
import { findNumber, insertTicket } from './insert-ticket.ts';
import { findMachines } from './machine-choices.ts';

/**
 * Creates a ticket and orders the mail about it. The same key creates it once.
 * @returns its number
 * @throws BAD_USER_INPUT with `fields`
 */
export async function createTicket(
  pool: Pool,
  viewer: Viewer,
  key: string,
  given: { input: TicketInput; uploads: readonly string[]; contact: string | null },
  ctx: NewTicketContext,
): Promise<string> {
  const places = await findSeenPlaces(viewer, ctx);
  const place = places.get(given.input.location);
  const contact = await findContact(viewer, place, given.contact, ctx);
  const ticket = await checked(pool, { place, contact }, key, given.input);
  const calendar = await findCalendar(ticket, ctx);
  const servicePlace = ticket.severity === 'stopped' ? await ctx.servicePlace(ticket.country) : undefined;
  return inTransaction(pool, async (connection) => {
    await savePerson(connection, viewer);
    if (contact && contact.id !== viewer.id) await savePerson(connection, contact);
    const made = await insertTicket(connection, ticket, calendar, ctx.answerHours);
    if (!made) return numberMadeBefore(connection, key, viewer);
    const creation = { uploads: given.uploads, contact: contact ?? viewer, servicePlace };
    await recordCreation(connection, viewer, { ...ticket, ...made }, creation, ctx);
    return made.number;
  });
}

type NewTicketContext = TicketContext & Pick<Caller, 'places' | 'ticketUsers'>;

/**
 * The contact of a ticket: the viewer, or somebody with access to tickets whom one of our people names. Undefined:
 * that person may not see it.
 */
async function findContact(
  viewer: Viewer,
  place: Place | undefined,
  wanted: string | null,
  { ticketUsers }: NewTicketContext,
): Promise<Contact | undefined> {
  const isOwn = viewer.organisations.some(({ id }) => id === place?.organisationId);
  if (!viewer.isEmployee || (isOwn && !wanted)) return viewer;
  if (!place || !wanted) return undefined;
  return (await ticketUsers(place.organisationId)).find(({ id }) => id === wanted.toLowerCase());
}

/** Stores what belongs to a new ticket: files, its first entry, mail, and the notification of the change. */
export async function recordCreation(
  connection: Connection,
  viewer: Viewer,
  ticket: NewTicket & { number: string; promiseDueAt: Date },
  { uploads, ...hearers }: Creation,
  ctx: TicketContext,
): Promise<void> {
  const files = await takeUploads(
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
  await mailAboutArrival(connection, { ...ticket, files }, { viewer, ...hearers }, ctx.notices);
  await orderWebhooks(connection, 'ticket', ticket.id, getFacts(ticket));
  await notifyTicketChange(connection, {
    number: ticket.number,
    what: 'created',
    organisationId: ticket.organisationId,
  });
}

/** The facts that webhooks send. */
function getFacts({
  id,
  number,
  type,
  severity,
  subject,
  ...ticket
}: NewTicket & { number: string; promiseDueAt: Date }) {
  return {
    ...{ id, number, type, severity, subject },
    organisation: { id: ticket.organisationId, name: ticket.organisationName },
    location: { id: ticket.locationId, name: ticket.locationName },
    machine: { name: ticket.machineName, serialNumber: ticket.serialNumber },
    dueAt: ticket.promiseDueAt.toISOString(),
  };
}

/** The number of the ticket that this key created before. Throws when somebody else's key did. */
export async function numberMadeBefore(connection: Connection, id: string, viewer: Viewer): Promise<string> {
  const before = await findNumber(connection, id);
  if (before?.makerId !== viewer.id) throw badInput('Was used for something else.', 'key');
  return before.number;
}

async function checked(
  connection: Connection,
  { place, contact }: { place: Place | undefined; contact: Contact | undefined },
  id: string,
  input: TicketInput,
): Promise<NewTicket> {
  const problems: Record<string, string> = Object.fromEntries(ticketProblems(input));
  if (!place) problems.location ??= 'invalid';
  if (place && !contact) problems.contact = 'missing';
  const isKnown = input.machine !== '' && input.machine !== otherMachine;
  const machine = isKnown && place ? await findMachine(connection, place.id, input.machine) : undefined;
  if (isKnown && place && !machine) problems.machine = 'invalid';
  if (!place || !contact || Object.keys(problems).length > 0) throw badFields(problems);
  return {
    id,
    ...storedValues(input),
    organisationId: place.organisationId,
    organisationName: place.organisationName,
    locationId: place.id,
    locationName: place.name,
    timeZone: isTimeZone(place.timeZone) ? place.timeZone : 'UTC',
    country: place.country,
    machineId: machine?.id ?? null,
    machineName: machine?.model ?? plainLine(input.machineName),
    serialNumber: machine?.serialNumber ?? plainLine(input.serialNumber),
    contactId: contact.id,
    followsId: null,
    severity: severityOfType[input.type as TicketType],
    lastWordById: contact.id,
  };
}

/** The values that are stored as they were filled in. */
export function storedValues(input: TicketInput): TicketValues {
  const values = ticketValueFields.map((name) => {
    const { kind } = ticketFields[name];
    if (kind === 'choice') return [name, input[name] || null];
    return [name, kind === 'multiline' ? plainText(input[name]) : plainLine(input[name])];
  });
  return Object.fromEntries(values) as TicketValues;
}

async function findMachine(connection: Connection, locationId: string, id: string) {
  const machines = await findMachines(connection, [locationId]);
  return machines.find((machine) => machine.id === id);
}
