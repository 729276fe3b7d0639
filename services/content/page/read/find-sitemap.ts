import { type Connection, statement } from '#services/foundation/statement.ts';
import { pageUrl } from '../page-address.ts';
import { languagesOfPage, versionTables } from '../page-sql.ts';
import { type AlternateVersion, getVersions } from './find-relatives.ts';

export type SitemapEntry = {
  id: string;
  path: string;
  url: string;
  updatedAt: Date;
  versions: AlternateVersion[];
};

type Row = {
  path: string;
  sitePrefix: string;
  updatedAt: Date;
  pages: { id: string; countries: string[]; languages: string[] }[];
};

const entries = statement<Row, { siteId: string; after: string; limit: number }>(
  'content_sitemap',
  `SELECT v.path, s.url_prefix AS "sitePrefix", max(greatest(v.updated_at, (
       SELECT max(updated_at) FROM content.page_text WHERE page_id = v.page_id AND stage = v.stage
     ))) AS "updatedAt",
     json_agg(json_build_object('id', v.page_id, 'countries', v.countries, 'languages', ${languagesOfPage})
       ORDER BY v.countries) AS pages
   FROM ${versionTables}
   WHERE v.site_id = :siteId AND v.stage = 'PUBLISHED' AND v.path > :after AND v.type <> 'SYSTEM' AND v.protected_by IS NULL
   GROUP BY v.path, s.url_prefix ORDER BY v.path LIMIT :limit`,
);

/** Addresses that everybody may find, in the order of their paths, from behind `after` on. */
export async function getSitemap(
  connection: Connection,
  siteId: string,
  after: string,
  limit: number,
): Promise<SitemapEntry[]> {
  const rows = await entries(connection, { siteId, after, limit });
  return rows.map(({ path, sitePrefix, updatedAt, pages }) => ({
    id: pages[0]?.id ?? '',
    path,
    url: pageUrl(sitePrefix, path),
    updatedAt,
    versions: pages.flatMap((page) => getVersions({ path, sitePrefix, ...page })),
  }));
}
