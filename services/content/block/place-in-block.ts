import type { StoredBlock } from '#contracts/content/draft.ts';

/**
 * The path within a block for people, with the positions of items instead of their ids: `items/x7/label` becomes
 * `items`, `2`, `label`.
 */
export function placeInBlock(block: StoredBlock, path: string): string[] {
  const place: string[] = [];
  let holder: Record<string, unknown> = block;
  let items: Record<string, unknown>[] = [];
  for (const part of path.split('/').filter(Boolean)) {
    const index = items.findIndex(({ id }) => id === part);
    if (index >= 0) {
      place.push(String(index + 1));
      holder = items[index]!;
      items = [];
    } else {
      place.push(part);
      const value = holder[part];
      items = Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];
    }
  }
  return place;
}
