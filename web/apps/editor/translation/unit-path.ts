/**
 * The path to a segment within its block, with positions for list entries: `intro/items/a7/label` is `items`,
 * 2, `label` if `a7` is the second entry with texts.
 */
export function getUnitPath(unit: string, units: readonly string[]): (string | number)[] {
  const [block = '', ...parts] = unit.split('/');
  const path: (string | number)[] = [];
  let before = block;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const isEntry = index % 2 === 1 && !(isLast && part === 'text');
    path.push(isEntry ? findPlace(before, part, units) : part);
    before += `/${part}`;
  }
  return path;
}

function findPlace(before: string, id: string, units: readonly string[]): number {
  const depth = before.split('/').length;
  const ids = units
    .filter((other) => other.startsWith(`${before}/`))
    .map((other) => other.split('/')[depth] ?? '');
  return [...new Set(ids)].indexOf(id) + 1;
}
