import type { Pool } from 'pg';
import { type Connection, given, narrowed, statement } from '#services/foundation/statement.ts';
import { refreshStandings } from '../../standing/refresh-standings.ts';
import { pageUrl } from '../page-address.ts';
import { changedLanguages } from './changed-languages.ts';

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
  /** The languages in which visitors see something else than editors. */
  changedLanguages: string[];
  state: PageState;
  updatedAt: Date;
  updatedBy: string;
  publishAt: Date | null;
  /** Of the published version, for stories and releases. */
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

/** SQL: the next planned moment at which what visitors see changes. */
const nextMoment = `least(
  (SELECT min(publish_at) FROM content.planned_publication WHERE page_id = v.page_id AND problem IS NULL),
  CASE WHEN live.publication_date > now() THEN live.publication_date END)`;

/**
 * Drafts with their state. A plan, or the coming moment of a release, takes precedence over an unpublished change.
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
  LEFT JOIN LATERAL (SELECT ${nextMoment} AS moment) coming ON true
  ${changedLanguages}
  WHERE v.stage = 'DRAFT'`;

type Place = { afterPath: string | null; afterId: string | null; limit: number };

// The state is computed for the shown pages only, or read from the table of standings (standing/).
const chosen = narrowed<{ id: string }, EditedPagesFilter & Place>(
  'content_chosen_pages',
  `SELECT v.page_id AS id FROM content.page_version v
   ${given(
     'state',
     `JOIN content.page_standing standing ON standing.page_id = v.page_id
      LEFT JOIN content.page_version live ON live.page_id = v.page_id AND live.stage = 'PUBLISHED'`,
   )}
   WHERE v.stage = 'DRAFT' ${given('siteId', 'AND v.site_id = :siteId')} ${given('types', 'AND v.type::text = ANY (:types)')}
     ${given(
       'search',
       `AND v.page_id IN (
         SELECT page_id FROM content.page_version WHERE stage = 'DRAFT' AND path ILIKE :search
         UNION SELECT page_id FROM content.page_text WHERE stage = 'DRAFT' AND title ILIKE :search)`,
     )}
     ${given(
       'language',
       `AND EXISTS (SELECT FROM content.page_text own
         WHERE own.page_id = v.page_id AND own.stage = v.stage AND own.language = :language)`,
     )}
     ${given(
       'state',
       `AND CASE WHEN ${nextMoment} IS NOT NULL THEN 'PLANNED' WHEN live.page_id IS NULL THEN 'DRAFT'
         WHEN standing.changed_languages <> '{}' THEN 'CHANGED' ELSE 'PUBLISHED' END = :state`,
     )}
     ${given('afterPath', 'AND (v.path, v.page_id) > (:afterPath, :afterId::uuid)')}
   ORDER BY v.path, v.page_id LIMIT :limit`,
);

const byIds = statement<Row, { ids: readonly string[] }>(
  'content_edited_pages_by_id',
  `SELECT * FROM (${editedPages}) entry WHERE id = ANY(:ids::uuid[])`,
);

/** Pages by id, in no order; missing ones are left out. */
export async function findEditedPages(
  connection: Connection,
  ids: readonly string[],
): Promise<EditedPageEntry[]> {
  return (await byIds(connection, { ids })).map(getEntry);
}

const newest = statement<Row, { limit: number }>(
  'content_newest_edited_pages',
  `SELECT * FROM (${editedPages} AND v.page_id IN (
     SELECT v.page_id FROM content.page_version v
     JOIN content.page p ON p.id = v.page_id
     JOIN content.page_text t ON t.page_id = v.page_id AND t.stage = v.stage AND t.language = p.source_language
     WHERE v.stage = 'DRAFT'
       AND (SELECT r.by FROM content.page_revision r WHERE r.page_id = v.page_id ORDER BY r.id DESC LIMIT 1) <> ''
     ORDER BY greatest(v.updated_at, t.updated_at) DESC, v.page_id LIMIT :limit
   )) entry ORDER BY "updatedAt" DESC, id`,
);

/**
 * Pages in the order of their paths, starting after `after`. `search`: a part of a path or of a title in any
 * language.
 */
export async function listEditedPages(
  connection: Pool,
  { search, ...filter }: EditedPagesFilter,
  after: { path: string; id: string } | null,
  limit: number,
): Promise<EditedPageEntry[]> {
  if (filter.state) await refreshStandings(connection);
  const ids = await chosen(connection, {
    ...filter,
    search: search && `%${search.replace(/[\\%_]/g, '\\$&')}%`,
    afterPath: after?.path ?? null,
    afterId: after?.id ?? null,
    limit,
  });
  const place = new Map(ids.map(({ id }, at) => [id, at]));
  const pages = await findEditedPages(connection, [...place.keys()]);
  return pages.toSorted((one, other) => place.get(one.id)! - place.get(other.id)!);
}

/** The pages that were edited last. */
export async function newestEditedPages(connection: Connection, limit: number): Promise<EditedPageEntry[]> {
  return (await newest(connection, { limit })).map(getEntry);
}

function getEntry({ sitePrefix, ...row }: Row): EditedPageEntry {
  return { ...row, url: pageUrl(sitePrefix, row.path) };
}
