import { type Connection, statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import { normalised, type Redirect } from './redirect.ts';

const add = statement<{ previousUrl: string }, { siteId: string; redirects: string }>(
  'content_add_redirects',
  `INSERT INTO content.redirect (site_id, previous_url, target, status)
   SELECT :siteId, "previousUrl", target, status
   FROM json_to_recordset(:redirects) AS added ("previousUrl" text, target text, status int)
   ON CONFLICT (site_id, previous_url) DO NOTHING RETURNING previous_url AS "previousUrl"`,
);

/** Adds redirects to a site; old addresses that have a target keep it. The caller has checked for loops. */
export async function addRedirects(
  connection: Connection,
  siteId: string,
  redirects: readonly Redirect[],
): Promise<void> {
  if (redirects.length === 0) return;
  const rows = redirects.map((each) => ({ ...each, previousUrl: normalised(each.previousUrl) }));
  const added = await add(connection, { siteId, redirects: JSON.stringify(rows) });
  if (added.length > 0) await notifyChanges(connection, [`redirects:${siteId}`]);
}
