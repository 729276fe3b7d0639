export type CsvCell = string | number | null;

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe in front, which
 * spreadsheets do not show: whoever may write a name must not make others' computers calculate (CWE-1236). The mark
 * in front of all says UTF-8 to Excel.
 */
export function csv(headings: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${[headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^\s*[=＝+\-@|%]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
