import { writeCell } from '#contracts/csv-cell.ts';

type CsvCell = string | number | null;

/** `title` is the header of the column. */
export type CsvColumn<Row> = { readonly title: string; readonly cell: (row: Row) => CsvCell };

/**
 * Rows as CSV (RFC 4180). No text becomes a formula: a name that somebody typed must not run on another computer. The
 * byte order mark tells Excel that it is UTF-8.
 */
export function csv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], mark = '\ufeff'): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  return `${mark}${lines.map((line) => `${line.map(written).join(',')}\r\n`).join('')}`;
}

function written(value: CsvCell): string {
  return typeof value === 'string' ? writeCell(value) : String(value ?? '');
}
