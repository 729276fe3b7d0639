import type { StoredBlock, Texts } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { getHeadings, searchText } from '../../block/block-texts.ts';
import { type FileRecord, fileObject } from '../../file/find-file.ts';
import { pageUrl } from '../page-address.ts';
import { needsForm, versionTables } from '../page-sql.ts';

/** A published page that everybody may find; `image` is a file's id. */
export type SearchablePage = {
  id: string;
  siteId: string;
  url: string;
  type: 'CONTENT' | 'STORY' | 'MEDIA_RELEASE';
  countries: string[];
  updatedAt: Date;
  publicationDate: Date | null;
  image: string | null;
};

type Row = Omit<SearchablePage, 'url'> & { sitePrefix: string; path: string };

const columns = `v.page_id AS id, v.site_id AS "siteId", s.url_prefix AS "sitePrefix", v.path, v.type, v.countries,
  v.publication_date AS "publicationDate", v.image, greatest(v.updated_at, (
    SELECT max(updated_at) FROM content.page_text WHERE page_id = v.page_id AND stage = v.stage
  )) AS "updatedAt"`;
const isOpen = `v.stage = 'PUBLISHED' AND v.type <> 'SYSTEM' AND v.protected_by IS NULL`;

const byIds = statement<Row, { ids: readonly string[] }>(
  'content_searchable_pages_by_id',
  `SELECT ${columns} FROM ${versionTables} WHERE v.page_id = ANY(:ids) AND ${isOpen} ORDER BY v.page_id`,
);

const inOrder = statement<Row, { siteId: string | null; after: string | null; limit: number }>(
  'content_searchable_pages',
  `SELECT ${columns} FROM ${versionTables}
   WHERE ${isOpen} AND (:siteId::uuid IS NULL OR v.site_id = :siteId) AND (:after::uuid IS NULL OR v.page_id > :after)
   ORDER BY v.page_id LIMIT :limit`,
);

export async function searchablePagesById(
  connection: Connection,
  ids: readonly string[],
): Promise<SearchablePage[]> {
  return (await byIds(connection, { ids })).map(found);
}

/** Of one site or of all, in the order of their ids, from behind `after` on. */
export async function searchablePages(
  connection: Connection,
  siteId: string | null,
  after: string | null,
  limit: number,
): Promise<SearchablePage[]> {
  return (await inOrder(connection, { siteId, after, limit })).map(found);
}

function found({ sitePrefix, path, ...row }: Row): SearchablePage {
  return { ...row, url: pageUrl(sitePrefix, path) };
}

/** What a page says in one language. */
export type SearchableText = {
  language: string;
  title: string;
  lead: string | null;
  description: string | null;
  headings: string[];
  text: string;
};

type TextRow = Pick<SearchableText, 'language' | 'title' | 'lead' | 'description'> & {
  pageId: string;
  blocks: StoredBlock[];
  texts: Texts;
};

const findSearchableTexts = statement<TextRow, { pageIds: readonly string[] }>(
  'content_searchable_texts',
  `SELECT v.page_id AS "pageId", t.language, t.title, t.lead, t.description, t.texts,
     coalesce(t.blocks, v.blocks) AS blocks
   FROM content.page_version v JOIN content.page_text t ON t.page_id = v.page_id AND t.stage = v.stage
   WHERE v.page_id = ANY(:pageIds) AND v.stage = 'PUBLISHED' ORDER BY t.language`,
);

/** By page. */
export async function searchableTexts(
  connection: Connection,
  pageIds: readonly string[],
): Promise<Map<string, SearchableText[]>> {
  const rows = await findSearchableTexts(connection, { pageIds });
  return groupedByPage(rows, ({ blocks, texts, language, title, lead, description }) => ({
    language,
    title,
    lead,
    description,
    headings: getHeadings(blocks, texts),
    text: searchText(blocks, texts),
  }));
}

const documentsByPage = statement<{ pageId: string; file: FileRecord }, { pageIds: readonly string[] }>(
  'content_searchable_papers',
  `SELECT used.page_id AS "pageId", ${fileObject('file', `CASE WHEN small.id IS NOT NULL THEN ${fileObject('small')} END`)} AS file
   FROM content.page_file used
   JOIN content.file file ON file.id = used.file_id LEFT JOIN content.file small ON small.id = file.thumbnail
   WHERE used.page_id = ANY(:pageIds) AND used.stage = 'PUBLISHED' AND NOT EXISTS (
     SELECT FROM content.file_version version
     WHERE version.file_id = file.id AND version.content_type ~ '^(image|video)/'
   ) AND NOT EXISTS (
     SELECT FROM content.page_version asking WHERE asking.stage = 'PUBLISHED'
       AND ${needsForm('asking', 'file.id')}
   ) ORDER BY file.slug`,
);

/** The documents that a page offers, by page: files that are neither pictures nor films, nor sent on request only. */
export async function findSearchableDocuments(
  connection: Connection,
  pageIds: readonly string[],
): Promise<Map<string, FileRecord[]>> {
  return groupedByPage(await documentsByPage(connection, { pageIds }), ({ file }) => file);
}

function groupedByPage<Row extends { pageId: string }, Value>(
  rows: readonly Row[],
  value: (row: Row) => Value,
): Map<string, Value[]> {
  return new Map([...Map.groupBy(rows, ({ pageId }) => pageId)].map(([id, group]) => [id, group.map(value)]));
}
