import { ticketValueFields } from '#contracts/support/tickets.ts';
import { snake } from '#services/foundation/rows.ts';
import { replayTicket } from './replay-ticket.ts';
import type { SeedTicket } from './seed-tickets.ts';
import { stableId } from './stable-id.ts';

/** Rows of tables by their columns, for `json_populate_recordset`. */
type Row = Record<string, unknown>;

export type TicketRows = { ticket: Row; followers: Row[]; replies: Row[]; events: Row[]; files: SeedFile[] };

/** A picture or film of a ticket, still in the media directory. */
export type SeedFile = {
  id: string;
  name: string;
  owner: string;
  ticket: string;
  reply: string | null;
  at: Date;
};

/** What a ticket of a file becomes in the database. */
export function ticketRows(seed: SeedTicket): TicketRows {
  const { number, place, contact, at, entries } = seed;
  const id = stableId('ticket', String(number));
  const after = replayTicket(seed);
  const replyId = (moment: Date) => stableId('reply', String(number), moment.toJSON());
  const answers = entries.filter((entry) => entry.kind === 'reply');
  const file = (name: string, owner: string, reply: string | null, moment: Date): SeedFile => ({
    id: stableId('attachment', String(number), reply ?? '', name),
    name,
    owner,
    ticket: id,
    reply,
    at: moment,
  });
  return {
    ticket: {
      id,
      number: `ST-${at.getUTCFullYear()}-${String(number).padStart(6, '0')}`,
      ...Object.fromEntries(ticketValueFields.map((name) => [snake(name), seed[name]])),
      organisation_id: place.organisationId,
      organisation_name: place.organisationName,
      location_id: place.id,
      location_name: place.name,
      time_zone: place.timeZone,
      machine_id: seed.machineId,
      machine_name: seed.machineName,
      serial_number: seed.serialNumber,
      contact_id: contact.id,
      status: after.status,
      version: after.version,
      reply_count: answers.length,
      close_reason: after.closeReason,
      close_comment: after.closeComment,
      ended_at: after.endedAt,
      follows_id: null,
      promise_due_at: after.promise.dueAt,
      promise_left_minutes: after.promise.leftMinutes,
      answered_at: after.promise.answeredAt,
      created_at: at,
      updated_at: after.updatedAt,
    },
    followers: seed.followers.map((person) => ({ ticket_id: id, person_id: person.id })),
    replies: answers.map(({ at: moment, by, text }) => ({
      id: replyId(moment),
      ticket_id: id,
      author_id: by.id,
      text,
      via: 'portal',
      at: moment,
    })),
    events: after.events.map(({ by, at: moment, kind, ...event }) => ({
      id: kind === 'created' ? id : stableId('event', String(number), moment.toJSON()),
      ticket_id: id,
      kind,
      actor_id: by.id,
      at: moment,
      ...event,
    })),
    files: [
      ...seed.attachments.map((name) => file(name, contact.id, null, at)),
      ...answers.flatMap(({ attachments, by, at: moment }) =>
        attachments.map((name) => file(name, by.id, replyId(moment), moment)),
      ),
    ],
  };
}
