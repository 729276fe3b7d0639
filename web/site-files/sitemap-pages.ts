import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import type { ContentClient } from '#web/request/content-client.ts';
import type { SiteDirectory } from '#web/request/site-directory.ts';
import type { Site } from '#web/request/system-data.ts';

/** The protocol allows 50 000 addresses in one file (sitemaps.org). */
const maxAddresses = 50_000;
const maxPages = 1000;

const sitemapQuery = graphql(`
  query sitemap($siteId: ID!, $first: Int!, $after: String) {
    sitemap(siteId: $siteId, first: $first, after: $after) {
      nodes { url updatedAt versions { language countries url } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

export type SitemapEntry = ResultOf<typeof sitemapQuery>['sitemap']['nodes'][number];

/** As many pages of a site as one file can hold in all the site's locales, from a cursor on. */
export async function loadSitemapPages(
  content: ContentClient,
  directory: SiteDirectory,
  site: Site,
  after: string | null,
) {
  const first = Math.min(maxPages, Math.floor(maxAddresses / directory.localesOf(site).length));
  const { sitemap } = await content(sitemapQuery, { siteId: site.id, first, after });
  return sitemap;
}
