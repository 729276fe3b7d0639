import { escapeXml } from '#contracts/xml-text.ts';
import { xmlResponse } from '#web/site/data/xml.ts';
import { contentContext, productsContext, visitContext } from '#web/site/visit/context.ts';
import type { Route } from './+types/sitemap-index.ts';
import { loadCatalogueEntries } from './sitemap-catalogue.ts';
import { loadSitemapPages } from './sitemap-pages.ts';

/** The sitemaps of all sites on this host, split so that no file is too long. */
export async function loader({ context }: Route.LoaderArgs) {
  const { directory, site: here } = context.get(visitContext);
  const content = context.get(contentContext);
  const origin = directory.getOrigin(here.id);
  const addresses: string[] = [];
  for (const site of directory.sites.filter((candidate) => directory.getOrigin(candidate.id) === origin)) {
    const name = site.slug || 'main';
    let after: string | null = null;
    do {
      addresses.push(`${origin}/sitemaps/${after ? `${name}~${after}` : name}.xml`);
      const { pageInfo } = await loadSitemapPages(content, directory, site, after);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
  }
  // Only the main site has the catalogue.
  if (here.slug === '') {
    let after: string | null = null;
    do {
      addresses.push(`${origin}/sitemaps/catalogue${after ? `~${after}` : ''}.xml`);
      const { hasNextPage, endCursor } = await loadCatalogueEntries(
        context.get(productsContext),
        directory,
        here,
        after,
      );
      after = hasNextPage ? endCursor : null;
    } while (after);
  }
  const entries = addresses
    .map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
    .join('\n');
  return xmlResponse(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</sitemapindex>\n`,
  );
}
