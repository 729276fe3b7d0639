import { pageUrl, pathsAbove } from '../page-address.ts';
import { firstWantedText, forCountry, languagesOfPage, ownCountryFirst, versionTables } from '../page-sql.ts';

export type Ancestor = { id: string; title: string; url: string };
/** A language in which an address answers; `countries` empty: to every reader. */
export type AlternateVersion = { language: string; countries: string[]; url: string };

export type RelativeRow = {
  id: string;
  path: string;
  sitePrefix: string;
  countries: string[];
  languages: string[];
  /** Null: in none of the reader's languages. */
  title: string | null;
  isForReader: boolean;
};

/** `/a/b/c` → `/a`, `/a/b`, `/a/b/c`. */
const findAncestorPaths = (path: string) => `ARRAY(
  SELECT '/' || array_to_string(segments[1:depth], '/')
  FROM string_to_array(ltrim(${path}, '/'), '/') segments, generate_series(1, cardinality(segments)) depth
) || ${path}`;

/** SQL of the rows at the addresses from the top down to a page, as JSON; `page` has `siteId` and `path`. */
export const relativeRows = (page: string) => `(
  SELECT coalesce(json_agg(relative), '[]') FROM (
    SELECT v.page_id AS id, v.path, s.url_prefix AS "sitePrefix", v.countries, ${languagesOfPage} AS languages,
      coalesce(t.navigation_title, t.title) AS title, ${forCountry} AS "isForReader"
    FROM ${versionTables} LEFT ${firstWantedText}
    WHERE v.site_id = ${page}."siteId" AND v.stage = :stage AND v.path = ANY(${findAncestorPaths(`${page}.path`)})
    ORDER BY v.path, ${ownCountryFirst}
  ) relative
)`;

type Related = { path: string; relatives: readonly RelativeRow[] };

/** The pages above a page, as the reader may see them. */
export function getAncestors({ path: own, relatives }: Related): Ancestor[] {
  return pathsAbove(own).flatMap((path) => {
    const row = relatives.find((each) => each.path === path && each.isForReader && each.title);
    return row?.title ? [{ id: row.id, title: row.title, url: pageUrl(row.sitePrefix, path) }] : [];
  });
}

/** All versions of a page at its address. */
export function getAlternateVersions({ path: own, relatives }: Related): AlternateVersion[] {
  return relatives.filter(({ path }) => path === own).flatMap(getVersions);
}

/** One for each language in which a page is published. */
export function getVersions(
  page: Pick<RelativeRow, 'path' | 'sitePrefix' | 'countries' | 'languages'>,
): AlternateVersion[] {
  const url = pageUrl(page.sitePrefix, page.path);
  return page.languages.map((language) => ({ language, countries: page.countries, url }));
}
