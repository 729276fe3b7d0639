import type { Classification } from './save-classifications.ts';

/** A classification with its place in the tree. */
export type ClassificationNode = Classification & {
  /** The nodes from the root to this one. */
  lineage: ClassificationNode[];
  /** Slugs of the lineage, joined by `/`. */
  route: string;
  children: ClassificationNode[];
  /** The attributes on a card: its own or, without any, those of the nearest ancestor that has some. */
  cardAttributes: readonly string[];
  /** The attributes to filter by, inherited in the same way. */
  filterAttributes: readonly string[];
  /** The position in the whole tree: parents before children, siblings in the editors' order. */
  rank: number;
};

export type ClassificationTree = ReadonlyMap<string, ClassificationNode>;

/**
 * Builds the tree of classifications, in the editors' order. A classification whose parent is missing, or
 * that is its own ancestor, cannot be reached: it is left out with everything below it.
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

/** What is stored of a class, without its place in the tree. */
export function getStored({
  slug,
  type,
  parent,
  position,
  names,
  descriptions,
  image,
  cards,
  filters,
}: ClassificationNode): Classification {
  return { slug, type, parent, position, names, descriptions, image, cards, filters };
}

/** The classes beside this one, itself among them, in the editors' order. */
export function getSiblings(
  tree: ClassificationTree,
  { parent, type }: ClassificationNode,
): ClassificationNode[] {
  return [...tree.values()].filter((node) => node.parent === parent && node.type === type);
}

/** The tree without the classes that hold nothing, neither themselves nor below them. */
export function heldTree(tree: ClassificationTree, isHeld: (slug: string) => boolean): ClassificationTree {
  const held = [...tree.values()].filter(({ slug }) => isHeld(slug));
  return new Map(
    held.map((node) => [node.slug, { ...node, children: node.children.filter(({ slug }) => isHeld(slug)) }]),
  );
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
