import { type Connection, statement } from '#services/foundation/statement.ts';
import type { StoredContact } from './stored-contact.ts';

const all = statement<StoredContact>(
  'content_contacts',
  'SELECT id, slug, name, role, email, phone, image FROM content.contact ORDER BY sort_index, name',
);

/** All contacts, in the order that editors gave them. */
export function allContacts(connection: Connection): Promise<StoredContact[]> {
  return all(connection);
}
