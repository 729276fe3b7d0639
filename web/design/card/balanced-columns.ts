export type Columns = 2 | 3 | 4;

/** How many cards stand beside each other where there is room, so that the last row has the fewest empty places. */
export function balancedColumns(count: number): Columns {
  if (count < 3) return 2;
  return emptyPlaces(count, 4) < emptyPlaces(count, 3) ? 4 : 3;
}

const emptyPlaces = (count: number, columns: number) => (columns - (count % columns)) % columns;
