import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { redirect } from './redirect.tables.ts';
import { normalised } from './redirect.ts';

const upsert = upsertInto(table<typeof redirect>('content.redirect'), {
  columns: ['siteId', 'previousUrl', 'target', 'status'],
  key: ['siteId', 'previousUrl'],
});

/** A redirect from the address of a page is never followed, and could become a loop later. */
const drop = statement<{ previousUrl: string }, { siteId: string; paths: readonly string[] }>(
  'content_drop_redirects_from',
  `DELETE FROM content.redirect WHERE site_id = :siteId AND previous_url = ANY(:paths)
   RETURNING previous_url AS "previousUrl"`,
);

export type Move = { from: string; to: string };

/** URL-09: old addresses of pages redirect to the new ones, in the transaction that moves them. */
export async function redirectMoved(
  connection: Connection,
  siteId: string,
  moves: readonly Move[],
): Promise<void> {
  const targets = new Set(moves.map(({ to }) => normalised(to)));
  const rows = moves
    .filter(({ from }) => !targets.has(normalised(from)))
    .map(({ from, to }) => ({ siteId, previousUrl: normalised(from), target: to, status: 301 }));
  const dropped = await drop(connection, { siteId, paths: [...targets] });
  const changed = await upsert(connection, rows);
  if (dropped.length + changed.length > 0) await notifyChanges(connection, [`redirects:${siteId}`]);
}
