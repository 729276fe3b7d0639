import { graphql } from '#contracts/content/graphql.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import type { Site } from '#web/site/data/system-data.ts';
import { pageHref } from '#web/site/visit/links.ts';
import { urlInLocale } from '#web/site/visit/page-version.ts';
import type { SiteDirectory } from '#web/site/visit/sites/site-directory.ts';

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

/** As many pages of a site as fit into one file in all the site's locales, starting at a cursor. */
export async function loadSitemapPages(
  content: ContentClient,
  directory: SiteDirectory,
  site: Site,
  after: string | null,
) {
  const first = Math.min(maxPages, Math.floor(maxAddresses / directory.listLocales(site).length));
  const { sitemap } = await content(sitemapQuery, { siteId: site.id, first, after });
  return sitemap;
}

/** An address, and the day of its last change where it is known. */
export type Listed = { address: string; changed: string | undefined };

/** `next`: the cursor of the next part; null: this is the last one. */
export type ListedPart = { listed: Listed[]; next: string | null };

/** The public pages of a site, in those of the locales in which they have texts of their own. */
export async function listPages(
  content: ContentClient,
  directory: SiteDirectory,
  site: Site,
  after: string | null,
  locales = directory.listLocales(site),
): Promise<ListedPart> {
  const { nodes, pageInfo } = await loadSitemapPages(content, directory, site, after);
  const origin = directory.getOrigin(site.id);
  const listed = nodes.flatMap((page) =>
    locales.flatMap((locale) => {
      const url = urlInLocale(page.versions, locale);
      if (!url) return [];
      const address = origin + pageHref({ site, locale, directory }, { siteId: site.id, url });
      return [{ address, changed: page.updatedAt.slice(0, 10) }];
    }),
  );
  return { listed, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

/** Fetches all parts of a list, one after the other. */
export async function everyPart(list: (after: string | null) => Promise<ListedPart>): Promise<Listed[]> {
  const all: Listed[] = [];
  let after: string | null = null;
  do {
    const part: ListedPart = await list(after);
    all.push(...part.listed);
    after = part.next;
  } while (after);
  return all;
}
