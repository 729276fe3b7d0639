import type { PageDraft, StoredBlock, StoredItem } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { getItems } from '../document/merge.ts';

type Place = { block: StoredBlock | undefined; way: (string | number)[] };

/** Where a problem is, with items by their number in place of their id. */
export function placeOfProblem({ blocks }: PageDraft, { block: id, field }: ContentProblem): Place {
  const block = id === null ? undefined : blocks.find((one) => one.id === id);
  if (!block) return { block: undefined, way: [id ?? field] };
  return { block, way: getWay(block, field) };
}

/** `items/x7/label` becomes `['items', 2, 'label']`. */
export function getWay(block: StoredItem, unit: string): (string | number)[] {
  const way: (string | number)[] = [];
  let holder: StoredItem | undefined = block;
  let items: StoredItem[] = [];
  for (const part of unit.split('/').filter(Boolean)) {
    const index = items.findIndex((item) => item.id === part);
    if (index >= 0) {
      way.push(index + 1);
      holder = items[index];
      items = [];
    } else {
      way.push(part);
      items = getItems(holder?.[part]);
    }
  }
  return way;
}
