import { type Columns, type Selected, select } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { attachment } from './attachment.tables.ts';

const columns = [
  'id',
  'name',
  'size::float8',
  'contentType',
  'width',
  'height',
  'replyId',
] as const satisfies Columns<typeof attachment>;

/** A complete file. */
export type AttachmentRow = Selected<typeof attachment, typeof columns> & { contentType: string };

const byTicket = statement<AttachmentRow, { ticketId: string }>(
  'support_attachments',
  `SELECT ${select(columns)} FROM support.attachment
   WHERE ticket_id = :ticketId AND content_type IS NOT NULL ORDER BY created_at, id`,
);

export function getAttachments(connection: Connection, ticketId: string): Promise<AttachmentRow[]> {
  return byTicket(connection, { ticketId });
}

const byEnquiry = statement<AttachmentRow, { enquiryId: string }>(
  'support_files_of_enquiry',
  `SELECT ${select(columns)} FROM support.attachment
   WHERE enquiry_id = :enquiryId AND content_type IS NOT NULL ORDER BY created_at, id`,
);

export function getFilesOfEnquiry(connection: Connection, enquiryId: string): Promise<AttachmentRow[]> {
  return byEnquiry(connection, { enquiryId });
}

const byId = statement<AttachmentRow, { id: string }>(
  'support_attachment',
  `SELECT ${select(columns)} FROM support.attachment WHERE id = :id AND content_type IS NOT NULL`,
);

/** Undefined: there is none of that id, or it is incomplete. */
export async function findAttachment(connection: Connection, id: string): Promise<AttachmentRow | undefined> {
  const [row] = await byId(connection, { id });
  return row;
}
