import { statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import { slugTaken } from '../record/check/slug-taken.ts';
import type { RecordStore } from '../record/record-store.ts';
import { groupUses, pageUses } from '../record/record-uses.ts';
import { type Contact, saveContacts } from './save-contacts.ts';

const one = statement<Omit<Contact, 'id'>, { id: string }>(
  'content_contact_record',
  `SELECT name, slug, role, email, phone, image, sort_index AS "sortIndex"
   FROM content.contact WHERE id::text = :id`,
);

const remove = statement<never, { id: string }>(
  'content_remove_contact',
  'DELETE FROM content.contact WHERE id::text = :id',
);

export const contactRecord: RecordStore = {
  listed: `SELECT id::text, NULL::text AS "siteId", json_build_object('', name) AS title, coalesce(email, '') AS detail,
      image, to_char(sort_index, 'FM000000') AS place, 'PUBLISHED' AS state
    FROM content.contact`,
  find: async (connection, id) => (await one(connection, { id }))[0],
  problems: slugTaken('contact'),
  save: (connection, id, data) => saveContacts(connection, [{ ...data, id } as Contact]),
  async remove(connection, id) {
    await remove(connection, { id });
    await notifyChanges(connection, ['all']);
  },
  uses: groupUses('contact', [
    pageUses('s.contacts @> ARRAY[:id::uuid]'),
    `SELECT 'location', id::text, name || ', ' || city, NULL, 'PUBLISHED' FROM content.location WHERE expert = :id::uuid`,
  ]),
};
