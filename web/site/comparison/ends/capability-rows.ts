import type { FoundProduct } from '../comparison-query.ts';
import { mergedOrder } from '../table/merged-order.ts';

/** A capability that at least one of the products has. */
export type CapabilityRow = {
  readonly slug: string;
  readonly name: string;
  /** For each column: whether the product has it. */
  readonly can: readonly boolean[];
  readonly differs: boolean;
};

/**
 * All capabilities of any of the products, in process order, which is the order in which products list them.
 * One that all have is placed where most products list it, so that the order of the columns does not matter.
 */
export function compareCapabilities(
  products: readonly Pick<FoundProduct, 'capabilities'>[],
): CapabilityRow[] {
  const lists = products.map(({ capabilities }) => capabilities.map(({ slug }) => slug));
  const names = new Map(
    products.flatMap(({ capabilities }) => capabilities.map((one) => [one.slug, one.name])),
  );
  return mergedOrder(lists).map((slug) => {
    const can = lists.map((list) => list.includes(slug));
    return { slug, name: names.get(slug) ?? slug, can, differs: new Set(can).size > 1 };
  });
}
