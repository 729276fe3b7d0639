import type { PageDraft } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { plainPath } from './plain-path.ts';

/** The published surroundings of a page that is about to be published. */
export type BaseSiteContext = {
  siteLanguages: string[];
  /** Pages that it links to and that visitors do not see. */
  unpublished: { id: string; path: string }[];
  /**
   * Existing paths among those that it links to and those that redirects lead to, with the addresses of the site and
   * of the sites below it (URL-02).
   */
  paths: ReadonlySet<string>;
  /** Targets of the redirects, by old address. */
  redirects: ReadonlyMap<string, string>;
  /** Versions of the page at its address, for other readers. */
  versions: { countries: string[]; languages: string[] }[];
  /** Countries in which the site publishes, with the languages that readers there may choose. */
  countries: { code: string; languages: string[] }[];
  hasPasswords: boolean;
};

type Args = { pages: readonly string[]; paths: readonly string[] };

type Row = Omit<BaseSiteContext, 'paths' | 'redirects'> & {
  paths: string[];
  redirects: { from: string; to: string }[];
};

const around = statement<
  Row,
  {
    siteId: string;
    pageId: string;
    path: string;
    pages: readonly string[];
    plain: readonly string[];
  }
>(
  'content_publication_surroundings',
  `WITH way AS (
     SELECT unnest(:plain::text[]) AS path
     UNION SELECT coalesce(nullif(regexp_replace(regexp_replace(target, '[?#].*$', ''), '(.)/$', '\\1'), ''), '/')
     FROM content.redirect WHERE site_id = :siteId AND target LIKE '/%' AND :plain::text[] <> '{}'
   )
   SELECT
     ARRAY(SELECT DISTINCT unnest(s.languages || s.extra_languages)) AS "siteLanguages",
     (SELECT coalesce(json_agg(json_build_object('id', v.page_id, 'path', v.path) ORDER BY v.path), '[]')
      FROM content.page_version v WHERE v.page_id = ANY(:pages) AND v.page_id <> :pageId AND v.stage = 'DRAFT' AND NOT EXISTS (
        SELECT FROM content.page_version WHERE page_id = v.page_id AND stage = 'PUBLISHED'
      )) AS unpublished,
     ARRAY(
       SELECT way.path FROM way
       JOIN content.page_version v ON v.site_id = s.id AND v.stage = 'PUBLISHED' AND v.path = way.path
       UNION SELECT way.path FROM way
       JOIN content.site o ON s.url_prefix = '' AND o.url_prefix <> '' AND starts_with(way.path || '/', o.url_prefix || '/')
       JOIN content.page_version v ON v.site_id = o.id AND v.stage = 'PUBLISHED'
         AND v.path = coalesce(nullif(substr(way.path, length(o.url_prefix) + 1), ''), '/')
     ) AS paths,
     (SELECT coalesce(json_agg(json_build_object('from', previous_url, 'to', target)), '[]')
      FROM content.redirect WHERE site_id = s.id) AS redirects,
     (SELECT coalesce(json_agg(json_build_object('countries', v.countries, 'languages', ARRAY(
        SELECT language FROM content.page_text WHERE page_id = v.page_id AND stage = v.stage ORDER BY language
      ))), '[]')
      FROM content.page_version v
      WHERE v.site_id = s.id AND v.path = :path AND v.stage = 'PUBLISHED' AND v.page_id <> :pageId) AS versions,
     (SELECT coalesce(json_agg(json_build_object('code', country_code, 'languages', ARRAY(
        SELECT unnest(supported_languages) INTERSECT SELECT unnest(s.languages)
      )) ORDER BY country_code), '[]')
      FROM content.country WHERE NOT s.international_only AND country_code <> 'ALL' AND NOT hidden) AS countries,
     EXISTS (SELECT FROM content.page_password WHERE page_id = :pageId) AS "hasPasswords"
   FROM content.site s WHERE s.id = :siteId`,
);

/** `pages` and `paths`: where it leads to. */
export async function getSiteContext(
  connection: Connection,
  { id, siteId, path }: PageDraft,
  { pages, paths }: Args,
): Promise<BaseSiteContext> {
  const plain = paths.map(plainPath);
  const [row] = await around(connection, { siteId, pageId: id, path, pages, plain });
  if (!row) throw new Error(`Page ${id} is on no site`);
  return {
    ...row,
    paths: new Set(row.paths),
    redirects: new Map(row.redirects.map(({ from, to }) => [from, to])),
  };
}
