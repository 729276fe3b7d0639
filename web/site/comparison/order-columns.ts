/** Moves the columns of these products to the front, in this order; the others keep theirs. */
export function orderColumns(table: HTMLTableElement, keys: readonly string[]): void {
  const heads = getHeads(table);
  const first = keys.flatMap((key) => heads.findIndex((head) => head.dataset.key === key));
  const places = heads.map((_, index) => index);
  const order = [...first, ...places.filter((index) => !first.includes(index))];
  for (const row of table.rows) {
    const [name, ...cells] = [...row.cells];
    const columns = cells.slice(0, heads.length);
    name?.after(...order.flatMap((index) => columns[index] ?? []));
  }
  markAlike(table, 0);
}

/**
 * Marks the rows in which two neighbouring columns are equal, for phones, which show two; `place` is the
 * index of the first.
 */
export function markAlike(table: HTMLTableElement, place: number): void {
  for (const row of table.rows) {
    const [one, other] = [...row.cells].slice(1 + place);
    row.toggleAttribute('data-alike', one?.textContent === other?.textContent);
  }
}

export function getHeads(table: HTMLTableElement): HTMLTableCellElement[] {
  return [...table.querySelectorAll<HTMLTableCellElement>('th[data-key]')];
}
