import { type Connection, statement } from '#services/foundation/statement.ts';
import { type ClassificationTree, heldTree } from './classification-tree.ts';

const named = statement<{ slug: string }>(
  'products_held_classifications',
  'SELECT DISTINCT unnest(classifications) AS slug FROM products.product',
);

/** The classes that visitors see: those that hold published products, themselves or below them. */
export async function findHeldTree(
  connection: Connection,
  tree: ClassificationTree,
): Promise<ClassificationTree> {
  const shelves = (await named(connection)).flatMap(({ slug }) => tree.get(slug)?.lineage ?? []);
  const held = new Set(shelves.map(({ slug }) => slug));
  return heldTree(tree, (slug) => held.has(slug));
}
