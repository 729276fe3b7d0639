import { isSame } from '../../same.ts';
import type { Decisions, Sides } from './decisions.ts';

/**
 * The order of what is left of a list, by ids. Who has moved something decides; what the other one has added stands
 * after its neighbour there. When both have moved, it is a conflict.
 */
export function mergeOrder(
  key: string,
  { base, mine, theirs }: Sides<readonly string[]>,
  left: ReadonlySet<string>,
  { decide }: Decisions,
): string[] {
  const isInAll = (id: string) => base.includes(id) && mine.includes(id) && theirs.includes(id);
  const common = { base: base.filter(isInAll), mine: mine.filter(isInAll), theirs: theirs.filter(isInAll) };
  const decided = decide(`${key}/order`, common);
  const [leading, other] = isSame(decided, common.mine) ? [mine, theirs] : [theirs, mine];
  const order = leading.filter((id) => left.has(id));
  for (const list of [other, base]) {
    for (const [index, id] of list.entries()) {
      if (!left.has(id) || order.includes(id)) continue;
      const before = list.slice(0, index).findLast((neighbour) => order.includes(neighbour));
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    }
  }
  return order;
}
