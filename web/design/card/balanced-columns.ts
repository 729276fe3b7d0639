export type Columns = 2 | 3 | 4;

/** The number of columns for cards in a wide window that leaves the fewest gaps in the last row. */
export function balancedColumns(count: number): Columns {
  if (count < 3) return 2;
  return emptyPlaces(count, 4) < emptyPlaces(count, 3) ? 4 : 3;
}

const emptyPlaces = (count: number, columns: number) => (columns - (count % columns)) % columns;
