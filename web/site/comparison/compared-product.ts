import { type BasketProduct, getProduct } from '#web/design/compare-control/basket.ts';
import { withVariant } from '#web/site/data/catalogue/specifications.ts';
import type { BasketEntry, FoundProduct, Specification } from './comparison-query.ts';

type Variant = { id: string; metric_name: string; imperial_name: string };
type Entry = { slug: string; variants: readonly Variant[] };

/** A column of the comparison: a product, and which of its variants. */
export type Chosen<Product extends Entry> = {
  readonly key: string;
  readonly product: Product;
  readonly variant: Product['variants'][number] | undefined;
};

/** Reads the keys of an address; what names nothing is left out, what is doubled counts once. */
export function readKeys(keys: readonly string[]): BasketProduct[] {
  const known = keys.flatMap((key) => getProduct(key) ?? []);
  return [...new Map(known.map((product) => [product.key, product])).values()];
}

/**
 * Those of the requested that still exist, in the order of the request: a variant that is gone is gone, too (decision 35).
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

/** The product's specifications with those of the chosen variant in their place. */
export function getSpecifications({ product, variant }: Chosen<FoundProduct>): Specification[] {
  return withVariant(product.specifications, variant?.specifications ?? []);
}
