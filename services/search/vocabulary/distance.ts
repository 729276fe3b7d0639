/**
 * The edit distance of two words: letters added, missing, exchanged, or two adjacent ones swapped (optimal string
 * alignment). Gives `max` + 1 for everything farther apart.
 */
export function distance(from: string, to: string, max: number): number {
  const [a, b] = [[...from], [...to]];
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let last = b.map((_, column) => column).concat(b.length);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, current];
  }
  return Math.min(last[b.length] ?? max + 1, max + 1);
}
