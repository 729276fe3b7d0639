import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import type { MeasurementSystem } from '#web/i18n/locales.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import type { Visit } from '#web/site/visit/context.ts';
import { type Chosen, getChosen, getSpecifications } from './compared-product.ts';
import type { Args } from './comparison-address.ts';
import { comparisonQuery, type FoundProduct } from './comparison-query.ts';
import { type CapabilityRow, compareCapabilities } from './ends/capability-rows.ts';
import { type Footprints, layOutFootprints } from './footprint/footprints.ts';
import { loadFigures } from './scale/load-figures.ts';
import { type ScaledRow, scaleRows } from './scale/scaled-rows.ts';
import { type ComparisonRow, compareSpecifications } from './table/comparison-rows.ts';

export type ComparedClass = { slug: string; name: string; products: readonly Chosen<FoundProduct>[] };

/** The data of a comparison page. */
export type ShownComparison = {
  /** The keys of all products in the address that exist, in its order. */
  keys: readonly string[];
  /** How many of the requested products no longer exist. */
  gone: number;
  classes: readonly ComparedClass[];
  /** The class whose products are compared; undefined: there is nothing to compare. */
  current: ComparedClass | undefined;
  rows: readonly ComparisonRow[];
  capabilities: readonly CapabilityRow[];
  /** Of `rows` and `capabilities` together: the number of rows, and of those that differ. */
  total: number;
  different: number;
  /** The number of products in the class; undefined: unknown, and no bars are drawn. */
  classTotal: number | undefined;
  /** By the key of the row. */
  scales: ReadonlyMap<string, ScaledRow>;
  footprints: Footprints | undefined;
  onlyDifferences: boolean;
  lead: Args['lead'];
  system: MeasurementSystem;
};

/** Throws a 503 response when the products are unavailable. */
export async function loadComparison(
  client: ProductsClient,
  { locale, measurementSystem: system }: Pick<Visit, 'locale' | 'measurementSystem'>,
  { products, classification, onlyDifferences, lead }: Args,
): Promise<ShownComparison> {
  const found = products.length === 0 ? [] : await findProducts(client, locale, products);
  const chosen = getChosen(products, found);
  const classes = getClasses(chosen);
  const current = classes.find(({ slug }) => slug === classification) ?? classes[0];
  const columns = current?.products ?? [];
  const { rows, different } = compareSpecifications(columns.map(getSpecifications), system, locale.language);
  // Software has no technical data, and its capabilities are not about wire.
  const capabilities = rows.length > 0 ? compareCapabilities(columns.map(({ product }) => product)) : [];
  const figures =
    current && rows.length > 0 ? await loadFigures(client, locale, current.slug, columns) : undefined;
  return {
    keys: chosen.map(({ key }) => key),
    gone: products.length - chosen.length,
    classes,
    current,
    rows,
    capabilities,
    total: rows.length + capabilities.length,
    different: different + capabilities.filter(({ differs }) => differs).length,
    classTotal: figures?.total,
    scales: figures ? scaleRows(rows, figures, { system, locale, lead }) : new Map(),
    footprints: figures && layOutFootprints(figures.columns.map(({ body }) => body)),
    onlyDifferences,
    lead,
    system,
  };
}

async function findProducts(
  client: ProductsClient,
  locale: Visit['locale'],
  products: Args['products'],
): Promise<readonly FoundProduct[]> {
  const { productsBySlugs } = await client.query(comparisonQuery, {
    slugs: [...new Set(products.map(({ slug }) => slug))],
    language: locale.language,
    country: findCountryFilter(locale.country),
  });
  return productsBySlugs;
}

/** The classes in the order of their first products. Only products of the same class are compared. */
function getClasses(chosen: readonly Chosen<FoundProduct>[]): ComparedClass[] {
  const bySlug = Map.groupBy(chosen, ({ product }) => product.classifications[0]?.slug ?? '');
  return [...bySlug].map(([slug, products]) => ({
    slug,
    name: products[0]!.product.classifications[0]?.name ?? '',
    products,
  }));
}
