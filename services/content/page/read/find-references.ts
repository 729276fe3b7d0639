import { type Connection, statement } from '#services/foundation/statement.ts';
import { type FileRecord, fileRecord, fileTables } from '../../file/find-file.ts';
import type { View } from '../../page-view.ts';
import { firstWantedText, forCountry, ownCountryFirst, versionTables } from '../page-sql.ts';
import { type FoundTeaser, found, isOpen, outThen, type TeaserRow, teaserColumns } from './find-teasers.ts';

/** A list of the newest stories or releases of a site. */
export type NewestList = { readonly type: 'STORY' | 'MEDIA_RELEASE'; readonly limit: number };

/** What the blocks of a page refer to. */
export type Args = {
  readonly siteId: string;
  readonly path: string;
  /** Pages by id: those that links lead to, and those that are shown with their picture. */
  readonly links: readonly string[];
  readonly teasers: readonly string[];
  readonly files: readonly string[];
  readonly newest: readonly NewestList[];
  /** How many of the pages right below it are listed. */
  readonly children: number;
};

/** As the reader may see it; the files include the pictures of all pages but those that are merely linked. */
export type Found = {
  readonly pages: ReadonlyMap<string, FoundTeaser>;
  /** One list for each that was requested, newest first. */
  readonly newest: FoundTeaser[][];
  /** The open pages right below, in the order that editors gave them. */
  readonly children: FoundTeaser[];
  readonly files: ReadonlyMap<string, FileRecord>;
};

type Row = {
  /** `list`: 0 for pages by id, -1 for those below, else the number of the list of the newest. */
  pages: (TeaserRow<string> & { list: number; place: number | null })[];
  files: FileRecord[];
};

type Values = {
  siteId: string;
  stage: string;
  country: string | null;
  languages: readonly string[];
  asOf: Date | null;
  pages: readonly string[];
  teasers: readonly string[];
  files: readonly string[];
  types: readonly string[];
  lengths: readonly number[];
  path: string;
  children: number;
};

const everything = statement<Row, Values>(
  'content_references',
  `WITH named AS (
     SELECT ${teaserColumns}, 0 AS list, NULL::int AS place FROM ${versionTables} ${firstWantedText}
     WHERE v.page_id = ANY(:pages) AND v.stage = :stage AND ${forCountry}
   ), newest AS (
     SELECT shown.*, list.number::int AS list, NULL::int AS place
     FROM unnest(:types::content.page_type[], :lengths::int[]) WITH ORDINALITY AS list(type, size, number)
     CROSS JOIN LATERAL (
       SELECT ${teaserColumns} FROM ${versionTables} ${firstWantedText}
       WHERE v.site_id = :siteId AND v.stage = :stage AND v.type = list.type
         AND ${forCountry} AND ${isOpen} AND ${outThen}
       ORDER BY v.publication_date DESC NULLS LAST, v.page_id LIMIT list.size
     ) shown
   ), children AS (
     SELECT shown.* FROM (
       SELECT DISTINCT ON (v.path) ${teaserColumns}, -1 AS list, v.sort_index AS place
       FROM ${versionTables} ${firstWantedText}
       WHERE :children > 0 AND v.site_id = :siteId AND v.stage = :stage AND v.parent_path = :path AND v.type <> 'SYSTEM'
         AND ${forCountry} AND ${isOpen} AND ${outThen}
       ORDER BY v.path, ${ownCountryFirst}
     ) shown ORDER BY place, title LIMIT :children
   ), page AS (
     SELECT * FROM named UNION ALL SELECT * FROM newest UNION ALL SELECT * FROM children
   ), wanted AS (
     SELECT unnest(:files::uuid[]) AS id
     UNION SELECT image FROM page WHERE list <> 0 OR id = ANY(:teasers)
   )
   SELECT
     (SELECT coalesce(json_agg(page ORDER BY
        list, place, CASE WHEN list = -1 THEN title END, "publicationDate" DESC NULLS LAST, id), '[]')
      FROM page) AS pages,
     (SELECT coalesce(json_agg(${fileRecord}), '[]') FROM ${fileTables} WHERE file.id IN (SELECT id FROM wanted))
       AS files`,
);

/** Loads everything with one query; with none when nothing is requested. */
export async function findReferences(connection: Connection, args: Args, view: View): Promise<Found> {
  const { siteId, path, links, teasers, files, newest, children } = args;
  const pages = [...new Set([...links, ...teasers])];
  const isNothing = pages.length + files.length + newest.length + children === 0;
  const [row] = isNothing
    ? []
    : await everything(connection, {
        siteId,
        stage: view.stage,
        country: view.country,
        languages: view.languages,
        asOf: view.asOf ?? null,
        pages,
        teasers,
        files,
        types: newest.map(({ type }) => type),
        lengths: newest.map(({ limit }) => limit),
        path,
        children,
      });
  const inList = (number: number) =>
    (row?.pages ?? []).flatMap(({ list, place, ...page }) => (list === number ? [found(page)] : []));
  return {
    pages: new Map(inList(0).map((page) => [page.id, page])),
    newest: newest.map((_, index) => inList(index + 1)),
    children: inList(-1),
    files: new Map(row?.files.map((file) => [file.id, file])),
  };
}
