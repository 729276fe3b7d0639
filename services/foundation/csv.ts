type CsvCell = string | number | null;

/** `title` stands above the column. */
export type CsvColumn<Row> = { readonly title: string; readonly cell: (row: Row) => CsvCell };

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe in front, which
 * spreadsheets do not show: whoever may write a name must not make others' computers calculate (CWE-1236). The mark
 * in front of all says UTF-8 to Excel.
 */
export function csv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], mark = '\ufeff'): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  return `${mark}${lines.map((line) => `${line.map(written).join(',')}\r\n`).join('')}`;
}

function written(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^\s*[=＝+\-@|%]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
