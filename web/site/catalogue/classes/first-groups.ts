/** Splits groups after the first whole ones that have at least so many rows together. */
export function firstGroups<Group extends { lines: readonly unknown[] }>(
  groups: readonly Group[],
  rows: number,
): [first: Group[], others: Group[]] {
  let held = 0;
  const first: Group[] = [];
  for (const group of groups) {
    if (held >= rows) break;
    held += group.lines.length;
    first.push(group);
  }
  return [first, groups.slice(first.length)];
}
