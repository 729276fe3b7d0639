import type { PageDraft } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

/** `imported`: the last imported state, by which changes are recognised; null: it was not imported. */
export type KnownPage = { id: string; what: string; draft: PageDraft; imported: PageDraft | null };

const newest = statement<KnownPage, { ids: readonly string[] }>(
  'content_newest_revisions_of',
  `SELECT page.id, coalesce(newest.what, 'created') AS what, newest.draft,
     (SELECT draft FROM content.page_revision WHERE page_id = page.id AND what = 'imported' ORDER BY id DESC LIMIT 1) AS imported
   FROM content.page
   LEFT JOIN LATERAL (SELECT what, draft FROM content.page_revision WHERE page_id = page.id ORDER BY id DESC LIMIT 1) newest
     ON true
   WHERE page.id = ANY(:ids::uuid[]) FOR UPDATE OF page`,
);

/** The pages that exist already, with their last change. They are locked, so nobody saves them meanwhile. */
export async function knownPages(
  connection: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownPage>> {
  const rows = await newest(connection, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

const others = statement<
  { path: string },
  { siteId: string; paths: readonly string[]; ids: readonly string[] }
>(
  'content_paths_of_other_pages',
  `SELECT DISTINCT path FROM content.page_version
   WHERE site_id = :siteId AND path = ANY(:paths) AND page_id <> ALL(:ids::uuid[])`,
);

/** Paths that other pages have, as drafts or published. */
export async function findTakenPaths(
  connection: Connection,
  siteId: string,
  paths: readonly string[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await others(connection, { siteId, paths, ids });
  return new Set(rows.map(({ path }) => path));
}
