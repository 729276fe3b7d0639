import type { Product } from '../product/stored-product.ts';

/** The order of technical data, which a document by key does not keep. */
export type Undrafted = {
  attributes: readonly string[];
  /** By the id of the variant. */
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
