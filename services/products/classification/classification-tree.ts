import type { Classification } from './save-classifications.ts';

/** A classification and where it stands. */
export type ClassificationNode = Classification & {
  /** From the top to this one. */
  lineage: ClassificationNode[];
  /** Slugs of the lineage, joined by `/`. */
  route: string;
  children: ClassificationNode[];
  /** Attributes on a card, its own or those of the nearest one above that names some. */
  cardAttributes: readonly string[];
  /** Attributes to filter by, in the same way. */
  filterAttributes: readonly string[];
  /** Place in the whole tree: parents before children, in the order of the editors. */
  rank: number;
};

export type ClassificationTree = ReadonlyMap<string, ClassificationNode>;

/**
 * Puts classifications, in the order of the editors, into a tree. One whose parent is missing, or that is above
 * itself, is in no place that anybody could find: it is left out with all below it.
 */
export function getTree(classifications: readonly Classification[]): ClassificationTree {
  const below = Map.groupBy(classifications, ({ parent }) => parent);
  const tree = new Map<string, ClassificationNode>();
  const grow = (parent: ClassificationNode | null): ClassificationNode[] =>
    (below.get(parent?.slug ?? null) ?? []).map((classification) => {
      const node = nodeBelow(parent, classification, tree.size);
      tree.set(node.slug, node);
      node.children.push(...grow(node));
      return node;
    });
  grow(null);
  return tree;
}

function nodeBelow(
  parent: ClassificationNode | null,
  classification: Classification,
  rank: number,
): ClassificationNode {
  const node: ClassificationNode = {
    ...classification,
    lineage: [],
    route: parent ? `${parent.route}/${classification.slug}` : classification.slug,
    children: [],
    cardAttributes: classification.cards ?? parent?.cardAttributes ?? [],
    filterAttributes: classification.filters ?? parent?.filterAttributes ?? [],
    rank,
  };
  node.lineage.push(...(parent?.lineage ?? []), node);
  return node;
}
