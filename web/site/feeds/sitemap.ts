import { data } from 'react-router';
import { escapeXml } from '#contracts/xml-text.ts';
import { xmlResponse } from '#web/site/data/xml.ts';
import { contentContext, productsContext, visitContext } from '#web/site/visit/context.ts';
import type { Route } from './+types/sitemap.ts';
import { listCatalogue } from './sitemap-catalogue.ts';
import { type Listed, listPages } from './sitemap-pages.ts';

/**
 * The public pages of a site (`main.xml`, or from a cursor on `main~{cursor}.xml`), once for each locale in
 * which they have texts of their own; `catalogue.xml` for those of the catalogue. Translations are linked by
 * hreflang in the pages themselves.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { directory, site: here } = context.get(visitContext);
  const [, name, after = null] = /^([\w-]+)(?:~([\w=+/-]+))?\.xml$/.exec(params.file) ?? [];
  if (name === 'catalogue' && here.slug === '') {
    const { listed } = await listCatalogue(context.get(productsContext), directory, here, after);
    return urlSet(listed);
  }
  const site = directory.sites.find((candidate) => (candidate.slug || 'main') === name);
  if (!site || directory.getOrigin(site.id) !== directory.getOrigin(here.id)) {
    throw data(`Page not found: /sitemaps/${params.file}`, { status: 404, statusText: 'Not Found' });
  }
  const { listed } = await listPages(context.get(contentContext), directory, site, after);
  return urlSet(listed);
}

function urlSet(listed: readonly Listed[]) {
  const entries = listed.map(({ address, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeXml(address)}</loc>${day}</url>`;
  });
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
  );
}
