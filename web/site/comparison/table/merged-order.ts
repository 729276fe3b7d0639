/**
 * Merges lists that mostly agree into one order that preserves the order of each. Where the lists leave it
 * open or contradict each other, the best position of a key in any list decides, then the alphabet. The
 * result does not depend on which list comes first.
 */
export function mergedOrder(lists: readonly (readonly string[])[]): string[] {
  const places = new Map<string, { place: number; after: Set<string> }>();
  for (const list of lists) {
    const keys = [...new Set(list)];
    for (const [index, key] of keys.entries()) {
      const known = places.get(key) ?? { place: index, after: new Set() };
      known.place = Math.min(known.place, index);
      if (index > 0) known.after.add(keys[index - 1]!);
      places.set(key, known);
    }
  }
  const waiting = [...places]
    .map(([key, where]) => ({ key, ...where }))
    .sort((a, b) => a.place - b.place || byCodePoint(a.key, b.key));
  const order = new Set<string>();
  while (waiting.length > 0) {
    const free = waiting.findIndex(({ after }) => [...after].every((key) => order.has(key)));
    const [next] = waiting.splice(Math.max(0, free), 1);
    order.add(next!.key);
  }
  return [...order];
}

/** Not by locale: keys are not words of a language, and every reader gets the same order. */
function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
