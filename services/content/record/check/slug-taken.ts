import type { RecordProblem } from '#contracts/content/problems.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { RecordStore } from '../record-store.ts';

type Table = 'contact' | 'file' | 'location';

/** Makes the check that no other row of a table has the slug. */
export function slugTaken(table: Table): NonNullable<RecordStore['problems']> {
  const other = statement<{ isTaken: boolean }, { slug: string; id: string }>(
    `content_${table}_slug_taken`,
    `SELECT EXISTS (SELECT FROM content.${table} WHERE slug = :slug AND id::text <> :id) AS "isTaken"`,
  );
  return async (connection: Connection, id, { slug }): Promise<RecordProblem[]> => {
    const [row] = await other(connection, { slug: String(slug), id });
    return row?.isTaken
      ? [{ field: 'slug', code: 'slugTaken', params: { slug: String(slug) }, language: null }]
      : [];
  };
}
