import { countriesOfReaders } from '#contracts/products/country-visibility.ts';
import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import type { Found, Owned } from '../entry/entry.ts';
import { stripBrand } from '../text/strip-brand.ts';
import { query, type Source } from './ask.ts';
import { type Company, mainSite } from './company.ts';
import { getVersion } from './version.ts';

const listQuery = graphql(`
  query searchedCatalogue($after: String) {
    catalogueEntries(first: 500, after: $after) {
      items { slug route type languages supported_countries updatedAt }
      hasNextPage
      endCursor
    }
  }
`);

const productsQuery = graphql(`
  query searchedProducts($language: String!, $slugs: [String!]!) {
    productsBySlugs(language: $language, slugs: $slugs) {
      slug name type language languages supported_countries short_description long_description
      brand { name own }
      images { url default contentType }
      classifications { name route }
      capabilities { name }
      highlights { name descriptions }
      specifications { name value unit }
      variants { metric_name imperial_name specifications { value unit } }
      service { benefit1 benefit2 benefit3 benefit4 benefit5 benefit6 detail1 detail2 detail3 detail4 detail5 detail6 }
      documents { slug name content_language url login thumbnail { url contentType } }
    }
  }
`);

type Product = ResultOf<typeof productsQuery>['productsBySlugs'][number];

export const productKey = (slug: string) => `product:${slug}`;

export type CatalogueEntry = ResultOf<typeof listQuery>['catalogueEntries']['items'][number];

/** All products and services, with the time of their last change and the countries in which they are sold. */
export async function readCatalogueEntries(products: Source): Promise<CatalogueEntry[]> {
  const entries: CatalogueEntry[] = [];
  let after: string | null = null;
  do {
    const { catalogueEntries }: ResultOf<typeof listQuery> = await query(products, listQuery, { after });
    entries.push(...catalogueEntries.items);
    after = catalogueEntries.hasNextPage ? (catalogueEntries.endCursor ?? null) : null;
  } while (after);
  return entries;
}

/** Their versions, by key. */
export function productVersions(entries: readonly CatalogueEntry[]): [key: string, version: string][] {
  return entries.map(({ slug, updatedAt }) => [productKey(slug), getVersion(updatedAt)]);
}

/** The existing ones of the slugs, in all their languages; `versions` are their known versions. */
export async function readProducts(
  products: Source,
  slugs: readonly string[],
  versions: ReadonlyMap<string, string>,
  company: Company,
): Promise<Owned[]> {
  const inLanguage = async (language: string, wanted: readonly string[]) =>
    (await query(products, productsQuery, { language, slugs: [...wanted] }, language)).productsBySlugs;
  const first = await inLanguage('en', slugs);
  const all = new Map<string, Product[]>(first.map((product) => [product.slug, []]));
  for (const language of new Set(first.flatMap(({ languages }) => languages))) {
    const spoken = first.filter(({ languages }) => languages.includes(language)).map(({ slug }) => slug);
    for (const product of language === 'en' ? first : await inLanguage(language, spoken)) {
      if (product.language === language) all.get(product.slug)?.push(product);
    }
  }
  return [...all].map(([slug, texts]) => ({
    key: productKey(slug),
    siteId: null,
    version: versions.get(productKey(slug)) ?? getVersion(''),
    found: texts.flatMap((product) => [toFoundEntry(product, company), ...findDocuments(product, company)]),
  }));
}

function toFoundEntry(product: Product, company: Company): Found {
  const { language, name, brand, classifications, capabilities, highlights, service } = product;
  return {
    ...findPlace(product),
    record: productKey(product.slug),
    language,
    type: product.type,
    title: stripBrand(name, company.brands),
    description: product.short_description ?? '',
    kinds: [...classifications, ...capabilities].map(({ name }) => name),
    headings: [
      ...(brand && !brand.own ? [brand.name] : []),
      ...highlights.map((highlight) => highlight.name),
    ],
    body: [
      product.long_description,
      ...highlights.flatMap(({ descriptions }) => descriptions),
      ...Object.values(service ?? {}),
      ...product.specifications.map(specificationLine),
      ...product.variants.flatMap(({ metric_name, imperial_name, specifications }) => [
        metric_name,
        imperial_name === metric_name ? '' : imperial_name,
        ...specifications.map(({ value, unit }) => `${value} ${unit ?? ''}`),
      ]),
    ]
      .filter(Boolean)
      .join('\n'),
    codes: [product.slug.replaceAll('-', ' ')],
    url: `/${product.type === 'service' ? 'services' : 'products'}/${getRoute(product)}`,
    image: getPicture(product),
  };
}

/** It holds both systems of units, so that either is found. */
function specificationLine({ name, value, unit }: Product['specifications'][number]): string {
  return `${name}: ${value} ${unit ?? ''}`;
}

function findDocuments(product: Product, company: Company): Found[] {
  const machine = stripBrand(product.name, company.brands);
  return product.documents
    .filter(({ login, content_language }) => !login && content_language === product.language)
    .map(({ slug, name, url, thumbnail }) => ({
      ...findPlace(product),
      record: `document:${slug}`,
      language: product.language,
      type: 'document',
      title: name.includes(machine) ? name : `${name} ${machine}`,
      description: product.short_description ?? '',
      kinds: [],
      headings: [],
      body: '',
      codes: [],
      url,
      image: thumbnail && thumbnail.contentType !== 'image/svg+xml' ? thumbnail.url : null,
    }));
}

function findPlace({ supported_countries }: Product) {
  return { sites: [mainSite], countries: countriesOfReaders(supported_countries), visibleFrom: null };
}

function getRoute({ classifications, slug }: Product): string {
  const [first] = classifications;
  return first ? `${first.route}/${slug}` : slug;
}

function getPicture({ images }: Product): string | null {
  const image = images.find((candidate) => candidate.default) ?? images[0];
  return image && image.contentType !== 'image/svg+xml' ? image.url : null;
}
