import type { PageDraft, StoredBlock } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

/** A page as editors see it: the whole draft, and what visitors see of it. */
export type DraftRow = {
  draft: PageDraft;
  updatedAt: Date;
  sitePrefix: string;
  publishedPath: string | null;
  publishedAt: Date | null;
  publishedLanguages: string[];
};

const whole = `json_build_object(
    'id', v.page_id, 'siteId', v.site_id, 'path', v.path, 'sourceLanguage', p.source_language, 'type', v.type,
    'pageType', v.page_type, 'theme', v.theme, 'injection', CASE WHEN v.injection_kind IS NOT NULL
      THEN json_build_object('kind', v.injection_kind, 'slug', v.injection_slug) END,
    'countries', v.countries, 'protection', v.protection, 'requiredRole', v.required_role,
    'tableOfContents', v.table_of_contents, 'image', v.image, 'sortIndex', v.sort_index,
    'publicationDate', to_char(v.publication_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'category', v.category, 'adhoc', v.adhoc, 'contacts', v.contacts, 'products', v.products, 'blocks', v.blocks,
    'texts', (
      SELECT json_object_agg(language, json_build_object('title', title, 'navigationTitle', navigation_title,
        'description', description, 'lead', lead, 'blocks', texts) ORDER BY language)
      FROM content.page_text WHERE page_id = v.page_id AND stage = v.stage
    )
  )`;

const columns = `
  ${whole} AS draft,
  greatest(v.updated_at, (
    SELECT max(updated_at) FROM content.page_text WHERE page_id = v.page_id AND stage = v.stage
  )) AS "updatedAt",
  s.url_prefix AS "sitePrefix", live.path AS "publishedPath", live.publication_date AS "publishedAt", ARRAY(
    SELECT language FROM content.page_text WHERE page_id = v.page_id AND stage = 'PUBLISHED' ORDER BY language
  ) AS "publishedLanguages"`;

const tables = `content.page_version v
  JOIN content.page p ON p.id = v.page_id JOIN content.site s ON s.id = v.site_id
  LEFT JOIN content.page_version live ON live.page_id = v.page_id AND live.stage = 'PUBLISHED'`;

const byIds = statement<DraftRow, { pageIds: readonly string[] }>(
  'content_drafts',
  `SELECT ${columns} FROM ${tables} WHERE v.stage = 'DRAFT' AND v.page_id = ANY(:pageIds) ORDER BY v.path, v.page_id`,
);

/** The drafts of pages, in the order of their paths; missing ones are left out. */
export async function findDrafts(connection: Connection, pageIds: readonly string[]): Promise<DraftRow[]> {
  return byIds(connection, { pageIds });
}

/** Undefined: there is no such page. */
export async function findDraft(connection: Connection, pageId: string): Promise<DraftRow | undefined> {
  return (await byIds(connection, { pageIds: [pageId] }))[0];
}

/** The published version of a page; `own`: the blocks of languages that show others than the version's. */
export type PublishedRow = {
  page: PageDraft;
  own: Record<string, StoredBlock[]>;
  updatedAt: string;
  /** By language. */
  changedAt: Record<string, string>;
};

const published = statement<PublishedRow, { pageId: string }>(
  'content_published',
  `SELECT ${whole} AS page, v.updated_at::text AS "updatedAt", of_texts.own, of_texts.changed AS "changedAt"
   FROM ${tables} CROSS JOIN LATERAL (
     SELECT coalesce(json_object_agg(language, blocks) FILTER (WHERE blocks IS NOT NULL), '{}') AS own,
       json_object_agg(language, updated_at::text) AS changed
     FROM content.page_text WHERE page_id = v.page_id AND stage = v.stage
   ) of_texts
   WHERE v.stage = 'PUBLISHED' AND v.page_id = :pageId`,
);

/** Undefined: visitors do not see it. */
export async function findPublished(
  connection: Connection,
  pageId: string,
): Promise<PublishedRow | undefined> {
  return (await published(connection, { pageId }))[0];
}

const below = statement<DraftRow, { siteId: string; path: string }>(
  'content_drafts_below',
  `SELECT ${columns} FROM ${tables}
   WHERE v.stage = 'DRAFT' AND v.site_id = :siteId AND starts_with(v.path, :path || '/') ORDER BY v.path, v.page_id`,
);

/** All drafts below a path of a site, at any depth. */
export async function draftsBelow(connection: Connection, siteId: string, path: string): Promise<DraftRow[]> {
  return below(connection, { siteId, path });
}

const lock = statement<{ id: string }, { pageIds: readonly string[] }>(
  'content_lock_pages',
  'SELECT id FROM content.page WHERE id = ANY(:pageIds) ORDER BY id FOR UPDATE',
);

/** Locks these pages until the end of the transaction. False: none of them exists. */
export async function lockPages(connection: Connection, pageIds: readonly string[]): Promise<boolean> {
  return (await lock(connection, { pageIds })).length > 0;
}
