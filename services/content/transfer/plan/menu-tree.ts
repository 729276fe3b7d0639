import type { SourceItem } from '../source-item.ts';

export type MenuItem = Extract<SourceItem, { kind: 'menuEntry' }>;

/** A menu of the file as a tree of its entries, in order. */
export type Menu = { menu: string; name: string; entries: MenuBranch[] };
export type MenuBranch = { item: MenuItem; below: MenuBranch[] };

/** The menus of a file. An entry whose parent is missing, part of a circle or too deep is moved to the top. */
export function findMenus(items: readonly SourceItem[]): Menu[] {
  const entries = new Map<string, MenuItem>();
  for (const item of items) {
    if (item.kind === 'menuEntry' && !entries.has(item.key)) entries.set(item.key, item);
  }
  const names = new Map(items.flatMap((item) => (item.kind === 'menu' ? [[item.menu, item.name]] : [])));
  const byMenu = Map.groupBy(entries.values(), ({ entry }) => entry.menu);
  return [...byMenu].map(([menu, own]) => {
    const sorted = own.toSorted((a, b) => a.entry.sortIndex - b.entry.sortIndex);
    const below = Map.groupBy(sorted, (item) => getParent(item, entries)?.key);
    const branches = (key: string | undefined): MenuBranch[] =>
      (below.get(key) ?? []).map((item) => ({ item, below: branches(item.key) }));
    return { menu, name: names.get(menu) || own[0]?.entry.menuName || menu, entries: branches(undefined) };
  });
}

/** Far deeper than any menu: sites have three or four levels. */
const deepest = 50;

function getParent(item: MenuItem, entries: ReadonlyMap<string, MenuItem>): MenuItem | undefined {
  const seen = new Set([item.key]);
  const parent = entries.get(item.entry.parent ?? '');
  if (parent?.entry.menu !== item.entry.menu) return undefined;
  for (let above: MenuItem | undefined = parent; above; above = entries.get(above.entry.parent ?? '')) {
    if (seen.has(above.key) || seen.size > deepest) return undefined;
    seen.add(above.key);
  }
  return parent;
}
