/** Puts the columns of these products first, in this order; the others follow as they stood. Rows know whether the first two say the same. */
export function orderColumns(table: HTMLTableElement, keys: readonly string[]): void {
  const heads = [...table.querySelectorAll<HTMLTableCellElement>('th[data-key]')];
  const first = keys.flatMap((key) => heads.findIndex((head) => head.dataset.key === key));
  const places = heads.map((_, index) => index);
  const order = [...first, ...places.filter((index) => !first.includes(index))];
  for (const row of table.rows) {
    const [name, ...cells] = [...row.cells];
    const columns = cells.slice(0, heads.length);
    const ordered = order.flatMap((index) => columns[index] ?? []);
    name?.after(...ordered);
    row.toggleAttribute('data-alike', ordered[0]?.textContent === ordered[1]?.textContent);
  }
}
