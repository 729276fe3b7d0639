import type { ProductTag } from '../changes.ts';
import type { ClassificationTree } from '../classification/classification-tree.ts';

/** What a change of a product changes: itself, and every classification that it stands in or below. */
export function getTags(
  slug: string,
  classifications: readonly string[],
  tree: ClassificationTree,
): ProductTag[] {
  const shelves = classifications.flatMap((name) => tree.get(name)?.lineage ?? []);
  return [`product:${slug}`, ...shelves.map((shelf) => `classification:${shelf.slug}` as const)];
}
