import type { PageEntry } from '../page-operations.ts';

export type PageNode<Entry> = { entry: Entry; children: PageNode<Entry>[] };
type Placed = Pick<PageEntry, 'id' | 'siteId' | 'path' | 'parentPath' | 'sortIndex'>;

/**
 * Pages nested below their parents, in the order of menus. A page whose parent is not in the list is at the
 * top; versions of one path for different countries are siblings, and the first has the children.
 */
export function pageTree<Entry extends Placed>(entries: readonly Entry[]): PageNode<Entry>[] {
  const nodes = entries.map((entry): PageNode<Entry> => ({ entry, children: [] }));
  const byPath = new Map<string, PageNode<Entry>>();
  for (const node of nodes) {
    const at = `${node.entry.siteId} ${node.entry.path}`;
    if (!byPath.has(at)) byPath.set(at, node);
  }
  const roots: PageNode<Entry>[] = [];
  for (const node of nodes) {
    const { siteId, parentPath } = node.entry;
    const parent = parentPath === null ? undefined : byPath.get(`${siteId} ${parentPath}`);
    (parent && parent !== node ? parent.children : roots).push(node);
  }
  for (const node of nodes) node.children.sort(inOrder);
  return roots.sort(inOrder);
}

function inOrder<Entry extends Placed>({ entry: one }: PageNode<Entry>, { entry: other }: PageNode<Entry>) {
  return one.sortIndex - other.sortIndex || (one.path < other.path ? -1 : one.path > other.path ? 1 : 0);
}
