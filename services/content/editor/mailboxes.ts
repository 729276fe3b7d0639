import { type Right, rolesFor } from '#contracts/editing/roles.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

type Mailbox = { id: string; email: string };

const mailboxes = statement<Mailbox, { roles: readonly string[]; except: string | null }>(
  'content_editor_mailboxes',
  `SELECT id, email FROM content.editor
   WHERE is_active AND email IS NOT NULL AND name IS DISTINCT FROM :except
     AND EXISTS (SELECT FROM content.editor_grant g WHERE g.editor_id = editor.id AND g.role = ANY(:roles::text[]))
   ORDER BY plain_name LIMIT 50`,
);

/** Those who have a right somewhere and get mail, without the one by whom it is about. */
export function findMailboxes(
  connection: Connection,
  right: Right,
  except: string | null,
): Promise<Mailbox[]> {
  return mailboxes(connection, { roles: rolesFor(right), except });
}
