import type { RecordProblem } from '#contracts/content/problems.ts';
import type { RecordData } from '#contracts/content/records.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { RecordStore } from '../record/record-store.ts';
import { leadsBack } from './check-redirects.ts';
import { normalised } from './redirect.ts';

type Row = { siteId: string; previousUrl: string; target: string; status: string };

const one = statement<Row, { id: string }>(
  'content_redirect_record',
  `SELECT site_id AS "siteId", previous_url AS "previousUrl", target, status::text FROM content.redirect
   WHERE id::text = :id`,
);

const others = statement<{ previousUrl: string; target: string }, { siteId: string; id: string }>(
  'content_other_redirects',
  `SELECT previous_url AS "previousUrl", target FROM content.redirect WHERE site_id::text = :siteId AND id::text <> :id`,
);

const upsertRedirect = statement<
  never,
  { id: string; siteId: string; previousUrl: string; target: string; status: number }
>(
  'content_keep_redirect',
  `INSERT INTO content.redirect (id, site_id, previous_url, target, status)
     VALUES (:id, :siteId, :previousUrl, :target, :status)
   ON CONFLICT (id) DO UPDATE SET site_id = EXCLUDED.site_id, previous_url = EXCLUDED.previous_url,
     target = EXCLUDED.target, status = EXCLUDED.status`,
);

const remove = statement<never, { id: string }>(
  'content_remove_redirect',
  'DELETE FROM content.redirect WHERE id::text = :id',
);

/** URL-09. */
export const redirectRecord: RecordStore = {
  listed: `SELECT id::text, site_id::text AS "siteId", json_build_object('', previous_url) AS title, target AS detail,
      NULL::uuid AS image, previous_url AS place, 'PUBLISHED' AS state
    FROM content.redirect`,
  find: async (connection, id) => (await one(connection, { id }))[0],
  problems: problemsOfRedirect,
  async save(connection, id, data) {
    const { siteId, previousUrl, target, status } = data as Row;
    const before = (await one(connection, { id }))[0];
    await upsertRedirect(connection, {
      id,
      siteId,
      previousUrl: normalised(previousUrl),
      target,
      status: Number(status),
    });
    await notifyRedirects(connection, [siteId, before?.siteId]);
  },
  async remove(connection, id) {
    const before = (await one(connection, { id }))[0];
    await remove(connection, { id });
    await notifyRedirects(connection, [before?.siteId]);
  },
};

async function notifyRedirects(
  connection: Connection,
  sites: readonly (string | undefined)[],
): Promise<void> {
  const changedSites = new Set(sites.filter((site) => site !== undefined));
  await notifyChanges(
    connection,
    [...changedSites].map((site) => `redirects:${site}` as const),
  );
}

/** Refuses a second redirect from one address, and loops. */
async function problemsOfRedirect(
  connection: Connection,
  id: string,
  data: RecordData,
): Promise<RecordProblem[]> {
  const { siteId, previousUrl, target } = data as Row;
  const from = normalised(previousUrl);
  const known = await others(connection, { siteId, id });
  if (known.some((other) => other.previousUrl === from))
    return [{ field: 'previousUrl', code: 'pathTaken', params: { path: from }, language: null }];
  const targets = new Map(known.map((other) => [other.previousUrl, normalised(other.target)]));
  targets.set(from, normalised(target));
  return leadsBack(from, targets)
    ? [{ field: 'target', code: 'redirectLoop', params: { path: target }, language: null }]
    : [];
}
