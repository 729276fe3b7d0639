import { data, type RouterContextProvider } from 'react-router';
import { serverContext } from '#web/site/data/server-context.ts';
import { catalogueTools } from '#web/site/visit/catalogue-address.ts';
import { contentContext, productsContext, visitContext } from '#web/site/visit/context.ts';
import type { Route } from './+types/build-meta.ts';
import { listCatalogue } from './sitemap-catalogue.ts';
import { everyPart, listPages } from './sitemap-pages.ts';

/**
 * SYS-02: `/builds/meta/{buildId}.json` lists the pages of this host that have a `_payload.json`, at one
 * address for each language; the addresses of other countries have one, too. Editors add pages between
 * builds, so the list is not cached forever.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { buildId } = context.get(serverContext).assets;
  if (params.file !== `${buildId}.json`) {
    throw data(`Page not found: /builds/meta/${params.file}`, { status: 404, statusText: 'Not Found' });
  }
  const prerendered = await addresses(context);
  return Response.json(
    { id: buildId, prerendered },
    { headers: { 'cache-control': 'public, max-age=3600' } },
  );
}

async function addresses(context: Readonly<RouterContextProvider>): Promise<string[]> {
  const { directory, site: here } = context.get(visitContext);
  const content = context.get(contentContext);
  const products = context.get(productsContext);
  const getLanguages = (site: typeof here) =>
    directory.listLocales(site).filter(({ isInternational }) => isInternational);
  const sites = directory.sites.filter(({ id }) => directory.getOrigin(id) === directory.getOrigin(here.id));
  const lists = await Promise.all([
    ...sites.map((site) =>
      everyPart((after) => listPages(content, directory, site, after, getLanguages(site))),
    ),
    // Only the main site has the catalogue.
    here.slug === ''
      ? everyPart((after) => listCatalogue(products, directory, here, after, getLanguages(here)))
      : [],
  ]);
  const paths = lists.flat().map(({ address }) => new URL(address).pathname);
  return [...new Set(paths)].filter((path) => !catalogueTools.some((tool) => path.endsWith(tool)));
}
