import { type Connection, statement } from '#services/foundation/statement.ts';

export type AttachmentRow = {
  id: string;
  name: string;
  size: number;
  contentType: string;
  width: number;
  height: number;
  /** Null: it came with the ticket's description. */
  replyId: string | null;
};

const ofTicket = statement<AttachmentRow, [ticket: string]>(
  'support_attachments',
  `SELECT id, name, size::float8 AS size, content_type AS "contentType", width, height, reply_id AS "replyId"
   FROM support.attachment WHERE ticket_id = $1 ORDER BY created_at, id`,
);

export function attachmentsOf(connection: Connection, ticketId: string): Promise<AttachmentRow[]> {
  return ofTicket(connection, ticketId);
}

const kept = statement<AttachmentRow, [id: string]>(
  'support_attachment',
  `SELECT id, name, size::float8 AS size, content_type AS "contentType", width, height, reply_id AS "replyId"
   FROM support.attachment WHERE id = $1 AND content_type IS NOT NULL`,
);

/** Undefined: there is none of that id, or not all of it. */
export async function findAttachment(connection: Connection, id: string): Promise<AttachmentRow | undefined> {
  const [row] = await kept(connection, id);
  return row;
}
