import { severityOfType, type TicketValues, ticketValueFields } from '#contracts/support/ticket-fields.ts';
import type { ticketNote, ticketReply } from '../reply/reply.tables.ts';
import type { ticket, ticketEvent, ticketFollower } from '../ticket/ticket.tables.ts';
import { replayTicket } from './replay-ticket.ts';
import type { SeedTicket } from './seed-tickets.ts';
import { stableId } from './stable-id.ts';

/** Complete rows, by table. */
export type TicketRows = {
  ticket: typeof ticket.$inferSelect;
  followers: (typeof ticketFollower.$inferSelect)[];
  replies: (typeof ticketReply.$inferSelect)[];
  notes: (typeof ticketNote.$inferSelect)[];
  events: (typeof ticketEvent.$inferSelect)[];
  files: SeedFile[];
};

/** A picture or film of a ticket, still in the media directory. */
export type SeedFile = {
  id: string;
  name: string;
  owner: string;
  ticket: string;
  reply: string | null;
  at: Date;
};

/** The rows of a ticket from a file. */
export function ticketRows(seed: SeedTicket): TicketRows {
  const { number, place, contact, at, entries } = seed;
  const id = stableId('ticket', String(number));
  const after = replayTicket(seed);
  const replyId = (moment: Date) => stableId('reply', String(number), moment.toJSON());
  const answers = entries.filter((entry) => entry.kind === 'reply');
  const lastWord = answers.at(-1) ?? { at, by: contact };
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
      ...(Object.fromEntries(ticketValueFields.map((name) => [name, seed[name]])) as TicketValues),
      organisationId: place.organisationId,
      organisationName: place.organisationName,
      locationId: place.id,
      locationName: place.name,
      timeZone: place.timeZone,
      country: place.country,
      machineId: seed.machineId,
      machineName: seed.machineName,
      serialNumber: seed.serialNumber,
      contactId: contact.id,
      status: after.status,
      severity: seed.severity ?? severityOfType[seed.type],
      assigneeId: seed.assignee?.id ?? null,
      plannedAt: seed.planned,
      lastWordAt: lastWord.at,
      lastWordById: lastWord.by.id,
      version: after.version,
      replyCount: answers.length,
      closeReason: after.closeReason,
      closeComment: after.closeComment,
      endedAt: after.endedAt,
      followsId: null,
      promiseDueAt: after.promise.dueAt,
      promiseLeftMinutes: after.promise.leftMinutes,
      answeredAt: after.promise.answeredAt,
      createdAt: at,
      updatedAt: after.updatedAt,
    },
    followers: seed.followers.map((person) => ({ ticketId: id, personId: person.id })),
    replies: answers.map(({ at: moment, by, text }) => ({
      id: replyId(moment),
      ticketId: id,
      authorId: by.id,
      text,
      via: 'portal',
      trimmed: null,
      leftFiles: [],
      at: moment,
    })),
    notes: seed.notes.map(({ at: moment, by, text }) => ({
      id: stableId('note', String(number), moment.toJSON()),
      ticketId: id,
      authorId: by.id,
      text,
      at: moment,
    })),
    events: after.events.map(({ by, at: moment, kind, ...event }) => ({
      id: kind === 'created' ? id : stableId('event', String(number), moment.toJSON()),
      ticketId: id,
      kind,
      actorId: by.id,
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
