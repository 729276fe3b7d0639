import { type BasketProduct, getProduct } from '#web/design/compare-control/basket.ts';
import { withVariant } from '#web/site/data/catalogue/specifications.ts';
import type { BasketEntry, FoundProduct, Specification } from './comparison-query.ts';

type Variant = { id: string; metric_name: string; imperial_name: string };
type Entry = { slug: string; variants: readonly Variant[] };

/** A column of the comparison: a product, or one of its variants. */
export type Chosen<Product extends Entry> = {
  readonly key: string;
  readonly product: Product;
  readonly variant: Product['variants'][number] | undefined;
};

/** Parses the product keys of an address; invalid and duplicate ones are left out. */
export function readKeys(keys: readonly string[]): BasketProduct[] {
  const known = keys.flatMap((key) => getProduct(key) ?? []);
  return [...new Map(known.map((product) => [product.key, product])).values()];
}

/**
 * The requested products that still exist, in the order of the request. A product whose variant is gone is
 * gone, too (decision 35).
 */
export function getChosen<Product extends FoundProduct | BasketEntry>(
  requested: readonly BasketProduct[],
  found: readonly Product[],
): Chosen<Product>[] {
  const bySlug = new Map(found.map((product) => [product.slug, product]));
  return requested.flatMap(({ key, slug, variantId }) => {
    const product = bySlug.get(slug);
    if (!product) return [];
    const variant = product.variants.find(({ id }) => id === variantId);
    return variantId && !variant ? [] : [{ key, product, variant }];
  });
}

/** The product's specifications, overridden by those of the chosen variant. */
export function getSpecifications({ product, variant }: Chosen<FoundProduct>): Specification[] {
  return withVariant(product.specifications, variant?.specifications ?? []);
}
