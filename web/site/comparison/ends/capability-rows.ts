import type { FoundProduct } from '../comparison-query.ts';
import { mergedOrder } from '../table/merged-order.ts';

/** What some of the products can do to a wire, and which. */
export type CapabilityRow = {
  readonly slug: string;
  readonly name: string;
  /** By column. */
  readonly can: readonly boolean[];
  readonly differs: boolean;
};

/**
 * Everything that any of the products can do, in the order in which products name it: that of the process. What all can
 * do comes where it stands in most of them, so nothing depends on the order of the columns.
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
