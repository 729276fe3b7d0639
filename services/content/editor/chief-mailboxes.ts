import { type Connection, statement } from '#services/foundation/statement.ts';

type Mailbox = { id: string; email: string };

const mailboxes = statement<Mailbox, { except: string | null }>(
  'content_chief_mailboxes',
  `SELECT id, email FROM content.editor
   WHERE is_active AND email IS NOT NULL AND name IS DISTINCT FROM :except
     AND EXISTS (SELECT FROM content.editor_grant g WHERE g.editor_id = editor.id AND g.role = 'chief')
   ORDER BY plain_name LIMIT 50`,
);

/** The chief editors who get mail, without the one by whom it is about. */
export function findChiefMailboxes(connection: Connection, except: string | null): Promise<Mailbox[]> {
  return mailboxes(connection, { except });
}
