import { type Connection, statement } from '#services/foundation/statement.ts';
import { pageUrl } from '../page-address.ts';

export type PageState = 'DRAFT' | 'PUBLISHED' | 'CHANGED' | 'PLANNED';

/** A page in the lists of editors. */
export type EditedPageEntry = {
  id: string;
  siteId: string;
  path: string;
  url: string;
  parentPath: string | null;
  sortIndex: number;
  type: 'CONTENT' | 'STORY' | 'MEDIA_RELEASE' | 'SYSTEM';
  countries: string[];
  protection: 'none' | 'password' | 'role';
  /** In the source language. */
  title: string;
  sourceLanguage: string;
  languages: string[];
  publishedLanguages: string[];
  /** In which visitors see something else than what editors see. */
  changedLanguages: string[];
  state: PageState;
  updatedAt: Date;
  updatedBy: string;
  publishAt: Date | null;
  /** Of what visitors see; of stories and releases. */
  publicationDate: Date | null;
};

export type EditedPagesFilter = {
  siteId: string | null;
  search: string | null;
  types: readonly string[] | null;
  state: PageState | null;
  language: string | null;
};

type Row = Omit<EditedPageEntry, 'url'> & { sitePrefix: string };

/** What visitors would see another way if it were published in the languages that it is published in. */
export const compared = `v.path, v.type, v.page_type, v.theme, v.injection_kind, v.injection_slug, v.countries, v.protection,
  v.required_role, v.table_of_contents, v.image, v.sort_index, v.publication_date, v.category, v.adhoc, v.contacts,
  v.products`;
const textColumns = 'language, title, navigation_title, description, lead, texts';

/** The same of the words of one language, of the row that is called `text`. */
export const comparedOfText = (text: string) => textColumns.replaceAll(/\w+/gu, `${text}.$&`);

/**
 * Drafts with their state. A plan, or a moment of a release that is still to come, goes before the difference between
 * what editors and what visitors see.
 */
export const editedPages = `
  SELECT v.page_id AS id, v.site_id AS "siteId", s.url_prefix AS "sitePrefix", v.path, v.parent_path AS "parentPath",
    v.sort_index AS "sortIndex", v.type, v.countries, v.protection, t.title, p.source_language AS "sourceLanguage",
    ARRAY(SELECT language FROM content.page_text WHERE page_id = v.page_id AND stage = 'DRAFT' ORDER BY language)
      AS languages,
    ARRAY(SELECT language FROM content.page_text WHERE page_id = v.page_id AND stage = 'PUBLISHED' ORDER BY language)
      AS "publishedLanguages",
    CASE
      WHEN coming.moment IS NOT NULL THEN 'PLANNED'
      WHEN live.page_id IS NULL THEN 'DRAFT'
      WHEN changed.languages <> '{}' THEN 'CHANGED'
      ELSE 'PUBLISHED'
    END AS state,
    changed.languages AS "changedLanguages",
    greatest(v.updated_at, t.updated_at) AS "updatedAt",
    coalesce((SELECT r.by FROM content.page_revision r WHERE r.page_id = v.page_id ORDER BY r.id DESC LIMIT 1), '')
      AS "updatedBy",
    coming.moment AS "publishAt", live.publication_date AS "publicationDate"
  FROM content.page_version v
  JOIN content.page p ON p.id = v.page_id
  JOIN content.site s ON s.id = v.site_id
  JOIN content.page_text t ON t.page_id = v.page_id AND t.stage = 'DRAFT' AND t.language = p.source_language
  LEFT JOIN content.page_version live ON live.page_id = v.page_id AND live.stage = 'PUBLISHED'
  LEFT JOIN LATERAL (
    SELECT least(
      (SELECT min(publish_at) FROM content.planned_publication WHERE page_id = v.page_id AND problem IS NULL),
      CASE WHEN live.publication_date > now() THEN live.publication_date END
    ) AS moment
  ) coming ON true
  LEFT JOIN LATERAL (
    SELECT ARRAY(
      SELECT shown.language FROM content.page_text shown
      LEFT JOIN content.page_text own
        ON own.page_id = v.page_id AND own.stage = v.stage AND own.language = shown.language
      WHERE shown.page_id = live.page_id AND shown.stage = live.stage AND (
        (${compared}) IS DISTINCT FROM (${compared.replaceAll('v.', 'live.')})
        OR (${comparedOfText('own')}, v.blocks)
          IS DISTINCT FROM (${comparedOfText('shown')}, coalesce(shown.blocks, live.blocks))
      )
      ORDER BY shown.language
    ) AS languages
  ) changed ON true
  WHERE v.stage = 'DRAFT'`;

const list = statement<
  Row,
  {
    siteId: string | null;
    search: string | null;
    types: readonly string[] | null;
    state: string | null;
    language: string | null;
    afterPath: string | null;
    afterId: string | null;
    limit: number;
  }
>(
  'content_edited_pages',
  `SELECT * FROM (${editedPages}) entry
   WHERE (:siteId::uuid IS NULL OR "siteId" = :siteId) AND (:types::text[] IS NULL OR type::text = ANY(:types))
     AND (:search::text IS NULL OR path ILIKE :search OR EXISTS (
       SELECT FROM content.page_text WHERE page_id = entry.id AND stage = 'DRAFT' AND title ILIKE :search
     ))
     AND (:state::text IS NULL OR state = :state) AND (:language::text IS NULL OR :language = ANY(languages))
     AND (:afterPath::text IS NULL OR (path, id) > (:afterPath, :afterId::uuid))
   ORDER BY path, id LIMIT :limit`,
);

const byIds = statement<Row, { ids: readonly string[] }>(
  'content_edited_pages_by_id',
  `SELECT * FROM (${editedPages}) entry WHERE id = ANY(:ids::uuid[])`,
);

/** Those of some ids, in no order; what is not there is left out. */
export async function findEditedPages(
  connection: Connection,
  ids: readonly string[],
): Promise<EditedPageEntry[]> {
  return (await byIds(connection, { ids })).map(getEntry);
}

const newest = statement<Row, { limit: number }>(
  'content_newest_edited_pages',
  `SELECT * FROM (${editedPages}) entry WHERE "updatedBy" <> '' ORDER BY "updatedAt" DESC, id LIMIT :limit`,
);

/** In the order of their paths, from behind `after` on. `search`: part of a path or of a title in any language. */
export async function listEditedPages(
  connection: Connection,
  { siteId, search, types, state, language }: EditedPagesFilter,
  after: { path: string; id: string } | null,
  limit: number,
): Promise<EditedPageEntry[]> {
  const rows = await list(connection, {
    siteId,
    search: search && `%${search.replace(/[\\%_]/g, '\\$&')}%`,
    types,
    state,
    language,
    afterPath: after?.path ?? null,
    afterId: after?.id ?? null,
    limit,
  });
  return rows.map(getEntry);
}

/** Those that people worked on last. */
export async function newestEditedPages(connection: Connection, limit: number): Promise<EditedPageEntry[]> {
  return (await newest(connection, { limit })).map(getEntry);
}

function getEntry({ sitePrefix, ...row }: Row): EditedPageEntry {
  return { ...row, url: pageUrl(sitePrefix, row.path) };
}
