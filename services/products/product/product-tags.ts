import type { ProductTag } from '../changes.ts';
import type { ClassificationTree } from '../classification/classification-tree.ts';

/**
 * The tags of a change: the product itself, and every class that contains it, directly or through a subclass.
 */
export function getTags(
  slug: string,
  classifications: readonly string[],
  tree: ClassificationTree,
): ProductTag[] {
  const shelves = classifications.flatMap((name) => tree.get(name)?.lineage ?? []);
  return [`product:${slug}`, ...shelves.map((shelf) => `classification:${shelf.slug}` as const)];
}
