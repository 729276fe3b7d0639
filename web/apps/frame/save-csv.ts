/**
 * Gives a table to the person as a file. JSON loses the mark of UTF-8, by which spreadsheets know the letters: it is
 * put in front again.
 */
export function saveCsv(csv: string, name: string): void {
  const text = csv.startsWith('\uFEFF') ? csv : `\uFEFF${csv}`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
