import type { Product } from '../../product/stored-product.ts';

/** The order of technical data, which drafts, whose values are keyed by attribute, do not hold. */
export type Undrafted = {
  attributes: readonly string[];
  /** The same for each variant, by its id. */
  variantAttributes: Readonly<Record<string, readonly string[]>>;
};

export const nothingUndrafted: Undrafted = { attributes: [], variantAttributes: {} };

export function undraftedOf({
  specifications,
  variants,
}: Pick<Product, 'specifications' | 'variants'>): Undrafted {
  return {
    attributes: keysOf(specifications),
    variantAttributes: Object.fromEntries(variants.map((each) => [each.id, keysOf(each.specifications)])),
  };
}

function keysOf(specifications: Product['specifications']): string[] {
  return [...new Set(specifications.map(({ key }) => key))];
}
