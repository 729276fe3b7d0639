import { isLanguage } from '#contracts/languages.ts';
import { isShownInCountry } from '#contracts/products/country-visibility.ts';
import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import type { Site } from '#web/site/data/system-data.ts';
import { catalogueTools } from '#web/site/visit/catalogue-address.ts';
import { pageHref } from '#web/site/visit/links.ts';
import type { SiteDirectory } from '#web/site/visit/sites/site-directory.ts';
import type { ListedPart } from './sitemap-pages.ts';

/** The protocol allows 50 000 addresses in one file (sitemaps.org). */
const maxAddresses = 50_000;
const maxEntries = 1000;

const entriesQuery = graphql(`
  query catalogueEntries($first: Int!, $after: String) {
    catalogueEntries(first: $first, after: $after) {
      items { type route languages supported_countries updatedAt }
      hasNextPage
      endCursor
    }
  }
`);

const classificationsQuery = graphql(`
  query classificationRoutes {
    product: classifications(language: "en", type: product) { route }
    service: classifications(language: "en", type: service) { route }
  }
`);

type Entry = ResultOf<typeof entriesQuery>['catalogueEntries']['items'][number];

/** As many products and services as fit into one file in all locales, starting at a cursor. */
export async function loadCatalogueEntries(
  products: ProductsClient,
  directory: SiteDirectory,
  site: Site,
  after: string | null,
) {
  const first = Math.min(maxEntries, Math.floor(maxAddresses / directory.listLocales(site).length));
  const { catalogueEntries } = await products.query(entriesQuery, { first, after });
  return catalogueEntries;
}

/**
 * Products and services in the locales that they have texts in, classifications in all; and the cursor of the
 * next part.
 */
export async function listCatalogue(
  products: ProductsClient,
  directory: SiteDirectory,
  site: Site,
  after: string | null,
  locales = directory.listLocales(site),
): Promise<ListedPart> {
  const { items, hasNextPage, endCursor } = await loadCatalogueEntries(products, directory, site, after);
  const origin = directory.getOrigin(site.id);
  const getAbsoluteUrl = (locale: Locale, url: string) =>
    origin + pageHref({ site, locale, directory }, { siteId: site.id, url });
  const classes = after === null ? await classificationPaths(products) : [];
  const listed = [
    ...classes.flatMap((url) =>
      locales.map((locale) => ({ address: getAbsoluteUrl(locale, url), changed: undefined })),
    ),
    ...items.flatMap((entry) =>
      locales
        .filter((locale) => isFor(entry, locale))
        .map((locale) => ({
          address: getAbsoluteUrl(locale, `${roots[entry.type]}/${entry.route}`),
          changed: entry.updatedAt.slice(0, 10),
        })),
    ),
  ];
  return { listed, next: hasNextPage ? endCursor : null };
}

const roots = { product: '/products', service: '/services' } as const;

async function classificationPaths(products: ProductsClient): Promise<string[]> {
  const { product, service } = await products.query(classificationsQuery, {});
  return [
    roots.product,
    ...catalogueTools,
    ...product.map(({ route }) => `${roots.product}/${route}`),
    roots.service,
    ...service.map(({ route }) => `${roots.service}/${route}`),
  ];
}

function isFor({ languages, supported_countries: countries }: Entry, { language, country }: Locale): boolean {
  return isLanguage(language) && languages.includes(language) && isShownInCountry(countries, country);
}
