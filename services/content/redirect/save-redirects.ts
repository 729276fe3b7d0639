import { badInput } from '#services/foundation/bad-input.ts';
import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import { problemsOfRedirects } from './check-redirects.ts';
import type { redirect } from './redirect.tables.ts';
import { normalised, type Redirect } from './redirect.ts';

const upsert = upsertInto(table<typeof redirect>('content.redirect'), {
  columns: ['siteId', 'previousUrl', 'target', 'status'],
  key: ['siteId', 'previousUrl'],
});

const dropOthers = statement<{ previousUrl: string }, { siteId: string; kept: string[] }>(
  'content_drop_redirects',
  `DELETE FROM content.redirect WHERE site_id = :siteId AND previous_url <> ALL(:kept)
   RETURNING previous_url AS "previousUrl"`,
);

/**
 * Replaces the redirects of a site, all at once since each may complete a loop.
 * @throws BAD_USER_INPUT when one has no target, two start at one address, or they form a loop
 */
export async function saveRedirects(
  connection: Connection,
  siteId: string,
  redirects: readonly Redirect[],
): Promise<void> {
  const [problem] = problemsOfRedirects(redirects);
  if (problem) throw badInput(`${problem.redirect.previousUrl} ${problem.message}`, 'redirects');
  const rows = redirects.map((redirect) => ({
    ...redirect,
    siteId,
    previousUrl: normalised(redirect.previousUrl),
  }));
  const dropped = await dropOthers(connection, { siteId, kept: rows.map(({ previousUrl }) => previousUrl) });
  const changed = await upsert(connection, rows);
  if (dropped.length + changed.length > 0) await notifyChanges(connection, [`redirects:${siteId}`]);
}
