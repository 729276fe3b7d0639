import { createHash } from 'node:crypto';
import { languages } from '#contracts/languages.ts';
import { countriesOfReaders } from '#contracts/products/country-visibility.ts';
import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import type { Found, Owned } from '../entry/entry.ts';
import { query, type Source } from './ask.ts';
import { mainSite } from './company.ts';
import type { CatalogueEntry } from './products.ts';

const kindsQuery = graphql(`
  query searchedKinds($language: String!) {
    products: classifications(language: $language, type: product) { ...SearchedClass }
    services: classifications(language: $language, type: service) { ...SearchedClass }
    capabilities(language: $language) { slug name description }
  }
  fragment SearchedClass on Classification { slug route name description image { url contentType } }
`);

/**
 * The classes and capabilities with products for sale or discontinued ones; queried once, since it lists every
 * product of the catalogue.
 */
const usedQuery = graphql(`
  query searchedKindsInUse {
    products: classifications(language: "en", type: product) { slug products }
    services: classifications(language: "en", type: service) { slug products }
    classificationProducts(language: "en", type: product, ranges: [], pageSize: 1) {
      capabilities { capability { slug } count }
    }
  }
`);

type Kinds = ResultOf<typeof kindsQuery>;
type Used = ResultOf<typeof usedQuery>;
type Kind = Pick<Found, 'record' | 'type' | 'title' | 'description' | 'url' | 'image' | 'countries'>;

/**
 * SEA-02: the classes and capabilities of the catalogue that have products, in all languages, found by their names.
 * Their version is a hash of their contents, since the catalogue has no time of their last change.
 */
export async function readKinds(products: Source, entries: readonly CatalogueEntry[]): Promise<Owned[]> {
  const used = await query(products, usedQuery, {});
  const shown = new Map<string, Found[]>();
  for (const language of languages) {
    const kinds = await query(products, kindsQuery, { language }, language);
    for (const kind of [...findClasses(kinds, used, entries), ...findCapabilities(kinds, used)]) {
      const found: Found = { ...kind, ...everywhere, language };
      shown.set(kind.record, [...(shown.get(kind.record) ?? []), found]);
    }
  }
  return [...shown].map(([key, found]) => ({ key, siteId: null, version: versionOf(found), found }));
}

const everywhere = { kinds: [], headings: [], body: '', codes: [], sites: [mainSite], visibleFrom: null };

/** A class is shown where one of its products is. */
function findClasses(kinds: Kinds, used: Used, entries: readonly CatalogueEntry[]): Kind[] {
  const countries = new Map(
    entries.map(({ slug, supported_countries }) => [slug, countriesOfReaders(supported_countries)]),
  );
  return (['products', 'services'] as const).flatMap((type) =>
    kinds[type].flatMap(({ slug, route, name, description, image }) => {
      const held = used[type].find((one) => one.slug === slug)?.products ?? [];
      const places = held.flatMap((product) => countries.get(product) ?? []);
      if (held.length === 0) return [];
      return {
        record: `classification:${slug}`,
        type: 'classification',
        title: name,
        description: description ?? '',
        url: `/${type}/${route}`,
        image: image && image.contentType !== 'image/svg+xml' ? image.url : null,
        countries: held.some((product) => countries.get(product)?.length === 0) ? [] : [...new Set(places)],
      };
    }),
  );
}

function findCapabilities({ capabilities }: Kinds, { classificationProducts }: Used): Kind[] {
  const inUse = classificationProducts.capabilities.filter(({ count }) => count > 0);
  return capabilities
    .filter(({ slug }) => inUse.some(({ capability }) => capability.slug === slug))
    .map(({ slug, name, description }) => ({
      record: `capability:${slug}`,
      type: 'capability',
      title: name,
      description: description ?? '',
      url: `/products?capability=${slug}`,
      image: null,
      countries: [],
    }));
}

function versionOf(found: readonly Found[]): string {
  return createHash('sha256').update(JSON.stringify(found)).digest('base64url').slice(0, 22);
}
