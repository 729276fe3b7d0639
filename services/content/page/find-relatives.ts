import { type Connection, statement } from '#services/foundation/statement.ts';
import type { View } from '../view.ts';
import { pageUrl, pathsAbove } from './page-address.ts';
import { firstAskedText, forCountry, languagesOfPage, ownCountryFirst, versionTables } from './page-sql.ts';

export type Ancestor = { id: string; title: string; url: string };
/** A language in which an address answers; `countries` empty: to every reader. */
export type AlternateVersion = { language: string; countries: string[]; url: string };
export type Relatives = { ancestors: Ancestor[]; alternateVersions: AlternateVersion[] };

type Row = {
  id: string;
  path: string;
  sitePrefix: string;
  countries: string[];
  languages: string[];
  /** Null: in none of the reader's languages. */
  title: string | null;
  isForReader: boolean;
};

const atPaths = statement<
  Row,
  [siteId: string, stage: string, paths: string[], country: string | null, languages: readonly string[]]
>(
  'content_pages_at_paths',
  `SELECT v.page_id AS id, v.path, s.url_prefix AS "sitePrefix", v.countries, ${languagesOfPage} AS languages,
     coalesce(t.navigation_title, t.title) AS title, ${forCountry('$4')} AS "isForReader"
   FROM ${versionTables} LEFT ${firstAskedText('$5')}
   WHERE v.site_id = $1 AND v.stage = $2 AND v.path = ANY($3)
   ORDER BY v.path, ${ownCountryFirst}`,
);

/** The pages above a page, as the reader may see them, and all versions of the page itself at its address. */
export async function relativesOf(
  connection: Connection,
  page: { siteId: string; path: string },
  view: View,
): Promise<Relatives> {
  const above = pathsAbove(page.path);
  const rows = await atPaths(
    connection,
    page.siteId,
    view.stage,
    [...above, page.path],
    view.country,
    view.languages,
  );
  const ancestors = above.flatMap((path) => {
    const row = rows.find((candidate) => candidate.path === path && candidate.isForReader && candidate.title);
    return row?.title ? [{ id: row.id, title: row.title, url: pageUrl(row.sitePrefix, path) }] : [];
  });
  return { ancestors, alternateVersions: rows.filter((row) => row.path === page.path).flatMap(versionsOf) };
}

/** One for each language in which a page is published. */
export function versionsOf(
  page: Pick<Row, 'path' | 'sitePrefix' | 'countries' | 'languages'>,
): AlternateVersion[] {
  const url = pageUrl(page.sitePrefix, page.path);
  return page.languages.map((language) => ({ language, countries: page.countries, url }));
}
