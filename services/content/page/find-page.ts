import type { StoredBlock, Texts } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { StoredContact } from '../contact/stored-contact.ts';
import { type FileRecord, fileObject } from '../file/find-file.ts';
import type { View } from '../page-view.ts';
import { forCountry, languagesOfPage, ownCountryFirst, versionTables } from './page-sql.ts';
import { type RelativeRow, relativeRows } from './read/find-relatives.ts';

/** A page from the tables, with the text that fits the reader best. */
export type PageRow = {
  id: string;
  siteId: string;
  sitePrefix: string;
  path: string;
  type: 'CONTENT' | 'STORY' | 'MEDIA_RELEASE' | 'SYSTEM';
  pageType: string;
  theme: string;
  injectionKind: 'product' | 'service' | null;
  injectionSlug: string | null;
  countries: string[];
  protection: 'none' | 'password' | 'role';
  protectedBy: string | null;
  requiredRole: string | null;
  passwordVersions: string[];
  tableOfContents: boolean;
  image: FileRecord | null;
  publicationDate: Date | null;
  category: string | null;
  adhoc: boolean;
  contacts: StoredContact[];
  products: string[];
  updatedAt: Date;
  isPublished: boolean;
  sourceLanguage: string;
  languages: string[];
  targets: TargetRow[];
  blocks: StoredBlock[];
  /** The language of the text; another one than requested where the page has none of those. */
  language: string;
  title: string;
  description: string | null;
  lead: string | null;
  texts: Texts;
  /** The pages above it, and all that share its address. */
  relatives: RelativeRow[];
};

export type TargetRow = {
  language: string;
  state: 'none' | 'MarkedForTranslation' | 'InProgress' | 'Translated';
  exportedAt: string | null;
  importedAt: string | null;
};

const columns = `
  v.page_id AS id, v.site_id AS "siteId", s.url_prefix AS "sitePrefix", v.path, v.type, v.page_type AS "pageType",
  v.theme, v.injection_kind AS "injectionKind", v.injection_slug AS "injectionSlug", v.countries,
  coalesce(guard.protection, 'none') AS protection, v.protected_by AS "protectedBy",
  guard.required_role AS "requiredRole",
  ARRAY(
    SELECT version FROM content.page_password
    WHERE page_id = v.protected_by AND (expires_at IS NULL OR expires_at > now())
  ) AS "passwordVersions",
  v.table_of_contents AS "tableOfContents",
  (SELECT ${fileObject('f')} FROM content.file f WHERE f.id = v.image) AS image,
  v.publication_date AS "publicationDate", v.category, v.adhoc, v.products,
  (SELECT coalesce(json_agg(c ORDER BY array_position(v.contacts, c.id)), '[]')
   FROM content.contact c WHERE c.id = ANY(v.contacts)) AS contacts,
  greatest(v.updated_at, t.updated_at) AS "updatedAt",
  EXISTS (SELECT FROM content.page_version live WHERE live.page_id = v.page_id AND live.stage = 'PUBLISHED')
    AS "isPublished",
  p.source_language AS "sourceLanguage", ${languagesOfPage} AS languages,
  (SELECT coalesce(json_agg(json_build_object(
     'language', language, 'state', state, 'exportedAt', exported_at, 'importedAt', imported_at
   ) ORDER BY language), '[]') FROM content.translation_target WHERE page_id = v.page_id) AS targets,
  coalesce(t.blocks, v.blocks) AS blocks, t.language, t.title, t.description, t.lead, t.texts`;

/** Unlike a teaser, a page is found even in none of the requested languages. */
const bestText = `JOIN LATERAL (
  SELECT * FROM content.page_text WHERE page_id = v.page_id AND stage = v.stage
  ORDER BY array_position(:languages::text[], language), language <> p.source_language, language LIMIT 1
) t ON true`;

const guard =
  'LEFT JOIN content.page_version guard ON guard.page_id = v.protected_by AND guard.stage = v.stage';

/** With its relatives: a page is hardly ever shown without them. */
const withRelatives = (page: string) =>
  `SELECT page.*, ${relativeRows('page')} AS relatives FROM (${page}) page`;

const byPath = statement<
  PageRow,
  { siteId: string; stage: string; path: string; country: string | null; languages: readonly string[] }
>(
  'content_page_by_path',
  withRelatives(
    `SELECT ${columns} FROM ${versionTables} ${guard} ${bestText}
     WHERE v.site_id = :siteId AND v.stage = :stage AND v.path = :path AND ${forCountry}
     ORDER BY ${ownCountryFirst} LIMIT 1`,
  ),
);

const byId = statement<PageRow, { id: string; stage: string; country: null; languages: readonly string[] }>(
  'content_page_by_id',
  withRelatives(
    `SELECT ${columns} FROM ${versionTables} ${guard} ${bestText} WHERE v.page_id = :id AND v.stage = :stage`,
  ),
);

/** Undefined: the site has no page at that path for this reader. */
export async function pageByPath(
  connection: Connection,
  siteId: string,
  path: string,
  view: View,
): Promise<PageRow | undefined> {
  return (
    await byPath(connection, {
      siteId,
      stage: view.stage,
      path,
      country: view.country,
      languages: view.languages,
    })
  )[0];
}

/** Of any type and site (URL-08). */
export async function pageById(connection: Connection, id: string, view: View): Promise<PageRow | undefined> {
  return (await byId(connection, { id, stage: view.stage, country: null, languages: view.languages }))[0];
}
