import { type Connection, statement } from '#services/foundation/statement.ts';

/** A ticket as linked tickets show it. */
export type LinkedTicket = { number: string; subject: string; follows: boolean };

const linked = statement<LinkedTicket, { ticket: string; followsId: string | null }>(
  'support_linked_tickets',
  `SELECT number, subject, id IS NOT DISTINCT FROM :followsId AS follows FROM support.ticket
   WHERE id = :followsId OR follows_id = :ticket ORDER BY created_at`,
);

/** The ticket that one follows up (`follows`), and its own follow-ups. */
export function findLinked(
  connection: Connection,
  { id, followsId }: { id: string; followsId: string | null },
): Promise<LinkedTicket[]> {
  return linked(connection, { ticket: id, followsId });
}
