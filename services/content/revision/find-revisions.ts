import type { PageDraft } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { pageRevision } from './revision.tables.ts';

export type RevisionKind = Revision['what'];
export type Revision = Omit<typeof pageRevision.$inferSelect, 'pageId' | 'draft'>;

const history = statement<Revision, { pageId: string; before: number | null; limit: number }>(
  'content_page_history',
  `SELECT id::int, at, by, what, languages, publish_at AS "publishAt" FROM content.page_revision
   WHERE page_id = :pageId AND (:before::bigint IS NULL OR id < :before) ORDER BY id DESC LIMIT :limit`,
);

/** The history of a page, the newest first, before the revision `before`. */
export async function getHistory(
  connection: Connection,
  pageId: string,
  before: number | null,
  limit: number,
): Promise<Revision[]> {
  return history(connection, { pageId, before, limit });
}

const draft = statement<{ draft: PageDraft }, { pageId: string; id: number }>(
  'content_page_revision_draft',
  'SELECT draft FROM content.page_revision WHERE page_id = :pageId AND id = :id',
);

/** The page as it was then; undefined: it has no such revision. */
export async function revisionDraft(
  connection: Connection,
  pageId: string,
  id: number,
): Promise<PageDraft | undefined> {
  return (await draft(connection, { pageId, id }))[0]?.draft;
}

const once = statement<{ language: string; blocks: string[] }, { pageId: string }>(
  'content_blocks_once_shown',
  `SELECT language, array_agg(DISTINCT block->>'id') AS blocks
   FROM content.page_revision r CROSS JOIN unnest(r.languages) language
   CROSS JOIN jsonb_array_elements(r.draft->'blocks') block
   WHERE r.page_id = :pageId AND r.what = 'published' GROUP BY language`,
);

/** By language, the ids of blocks that were ever published. */
export async function blocksOnceShown(
  connection: Connection,
  pageId: string,
): Promise<Map<string, ReadonlySet<string>>> {
  return new Map(
    (await once(connection, { pageId })).map(({ language, blocks }) => [language, new Set(blocks)]),
  );
}

/** The last change of a page's content. */
export type LastChange = { revision: number; by: string };

const last = statement<LastChange, { pageId: string }>(
  'content_last_change',
  `SELECT id::int AS revision, by FROM content.page_revision
   WHERE page_id = :pageId AND what IN ('created', 'saved', 'restored', 'translated', 'imported')
     AND (what, by) <> ('created', '')
   ORDER BY id DESC LIMIT 1`,
);

/**
 * The revision that an editor's change is based on. A publication changes no content, so it causes no conflict. 0:
 * the page was not changed since it was imported.
 */
export async function lastChange(connection: Connection, pageId: string): Promise<LastChange> {
  return (await last(connection, { pageId }))[0] ?? { revision: 0, by: '' };
}
