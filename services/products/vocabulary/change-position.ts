import type { Direction } from './direction.graphql.ts';

/**
 * The entries with the positions that they have once one of them has changed places with its neighbour. At the end
 * nothing changes.
 * @param ordered the entries among which it moves, in their order
 */
export function changePosition<Entry extends { position: number }>(
  ordered: readonly Entry[],
  moved: Entry,
  direction: Direction,
): Entry[] {
  const from = ordered.indexOf(moved);
  const to = from + (direction === 'up' ? -1 : 1);
  if (to < 0 || to >= ordered.length) return [];
  // Files may have given two of them the same position: they would not change places by exchanging it.
  let last = -1;
  const positions = ordered.map(({ position }) => {
    last = Math.max(position, last + 1);
    return last;
  });
  return ordered
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .map((entry, place) => ({ ...entry, position: positions[place] ?? entry.position }));
}
