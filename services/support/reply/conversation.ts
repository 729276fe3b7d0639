import type { LeftFile } from '#contracts/support/left-files.ts';
import type { CloseReason, TicketStatus } from '#contracts/support/ticket-fields.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Viewer } from '../viewer/viewer.ts';

/** A participant as others see them. Without a name: a former user. */
export type Participant = { id: string; name: string; isEmployee: boolean };

export type ReplyRow = {
  kind: 'reply';
  id: string;
  text: string;
  via: 'portal' | 'mail';
  trimmed: string | null;
  leftFiles: readonly LeftFile[];
  authorId: string;
  authorName: string;
  authorIsEmployee: boolean;
  at: Date;
};

export type EventRow = {
  kind: 'created' | 'statusChanged' | 'closed' | 'reopened' | 'followedUp';
  id: string;
  status: TicketStatus;
  reason: CloseReason | null;
  comment: string | null;
  authorId: string | null;
  authorName: string | null;
  authorIsEmployee: boolean | null;
  at: Date;
};

/** An internal note. */
export type NoteRow = {
  kind: 'note';
  id: string;
  text: string;
  authorId: string;
  authorName: string;
  authorIsEmployee: boolean;
  at: Date;
};

const notes = statement<NoteRow, { ticketId: string }>(
  'support_ticket_notes',
  `SELECT 'note' AS kind, n.id, n.text, p.id AS "authorId", p.name AS "authorName", p.is_employee AS "authorIsEmployee", n.at
   FROM support.ticket_note n JOIN support.ticket_person p ON p.id = n.author_id WHERE n.ticket_id = :ticketId
   ORDER BY n.at, n.id`,
);

const entries = statement<ReplyRow | EventRow, { ticketId: string }>(
  'support_conversation',
  `SELECT * FROM (SELECT 'reply' AS kind, r.id, r.text, r.via, r.trimmed, r.left_files AS "leftFiles", NULL AS status, NULL AS reason, NULL AS comment,
     p.id AS "authorId", p.name AS "authorName", p.is_employee AS "authorIsEmployee", r.at
   FROM support.ticket_reply r JOIN support.ticket_person p ON p.id = r.author_id WHERE r.ticket_id = :ticketId
   UNION ALL
   SELECT e.kind, e.id, NULL, NULL, NULL, NULL, e.status, e.reason, e.comment, p.id, p.name, p.is_employee, e.at
   FROM support.ticket_event e LEFT JOIN support.ticket_person p ON p.id = e.actor_id WHERE e.ticket_id = :ticketId) AS entry
   ORDER BY at, kind <> 'reply', id`,
);

/** The replies and events of a ticket, oldest first; for our own people with their notes. */
export async function getConversation(
  connection: Connection,
  ticketId: string,
  { isEmployee }: Pick<Viewer, 'isEmployee'>,
): Promise<(ReplyRow | EventRow | NoteRow)[]> {
  const seen = await entries(connection, { ticketId });
  if (!isEmployee) return seen;
  const all = [...seen, ...(await notes(connection, { ticketId }))];
  return all.sort((one, other) => one.at.getTime() - other.at.getTime());
}

const followers = statement<Participant, { ticketId: string }>(
  'support_followers',
  `SELECT p.id, p.name, p.is_employee AS "isEmployee"
   FROM support.ticket_follower f JOIN support.ticket_person p ON p.id = f.person_id
   WHERE f.ticket_id = :ticketId ORDER BY p.name, p.id`,
);

export function getFollowers(connection: Connection, ticketId: string): Promise<Participant[]> {
  return followers(connection, { ticketId });
}
