import { statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { RecordStore } from '../record/record-store.ts';
import { groupUses } from '../record/record-uses.ts';
import { type Brand, saveBrands } from './save-brands.ts';

const one = statement<Omit<Brand, 'id'>, { id: string }>(
  'content_brand_record',
  'SELECT name, pim_id AS "pimId", image, sort_index AS "sortIndex" FROM content.brand WHERE id::text = :id',
);

const remove = statement<never, { id: string }>(
  'content_remove_brand',
  'DELETE FROM content.brand WHERE id::text = :id',
);

export const brandRecord: RecordStore = {
  listed: `SELECT id::text, NULL::text AS "siteId", json_build_object('', name) AS title, coalesce(pim_id, '') AS detail,
      image, to_char(sort_index, 'FM000000') AS place, 'PUBLISHED' AS state
    FROM content.brand`,
  find: async (connection, id) => (await one(connection, { id }))[0],
  save: (connection, id, data) => saveBrands(connection, [{ ...data, id } as Brand]),
  async remove(connection, id) {
    await remove(connection, { id });
    await notifyChanges(connection, ['system']);
  },
  uses: groupUses('brand', [
    `SELECT 'location' AS kind, id::text AS id, name || ', ' || city AS title, NULL::text AS "siteId", 'PUBLISHED' AS state
     FROM content.location WHERE brands @> ARRAY[:id::uuid]`,
  ]),
};
