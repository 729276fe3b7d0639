import type { Locale } from '#web/i18n/locales.ts';
import { readerZone } from '../time/time-zone.ts';

/** The titles of columns and labels of cells; undefined: unchanged from the back end. */
export type CsvTexts = {
  readonly title: (column: string) => string | undefined;
  readonly value?: (column: string, cell: string) => string | undefined;
};

/** The reader of the file. */
type CsvReader = {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly words?: CsvTexts | undefined;
};

/**
 * Saves a back end's table as a file. Spreadsheets recognise UTF-8 by its byte order mark, which JSON drops:
 * it is prepended again.
 */
export function saveCsv(csv: string, name: string, locale: Locale, words?: CsvTexts): void {
  const text = `\uFEFF${readerCsv(csv, { locale, timeZone: readerZone(), words })}`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Adapts a back end's table to the reader's spreadsheet: its separator, labels for titles and codes, and
 * times in the reader's time zone, which the title names. Cells that the back end escaped
 * (`services/foundation/csv/write-csv.ts`) stay escaped.
 */
export function readerCsv(csv: string, { locale, timeZone, words }: CsvReader): string {
  const separator = listSeparator(locale);
  const [names = [], ...rows] = parseCsv(csv);
  const holdsTimes = names.map((_, at) => rows.some((row) => moment.test(row[at] ?? '')));
  const head = names.map((name, at) => {
    const title = words?.title(name) ?? name;
    return holdsTimes[at] ? `${title} (${timeZone})` : title;
  });
  const body = rows.map((row) =>
    row.map((cell, at) =>
      moment.test(cell)
        ? localMoment(cell, timeZone)
        : (cell && words?.value?.(names[at] ?? '', cell)) || cell,
    ),
  );
  return [head, ...body]
    .map((row) => `${row.map((cell) => written(cell, separator)).join(separator)}\r\n`)
    .join('');
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/**
 * Spreadsheets separate cells by semicolons where the comma is the decimal separator, and in all of
 * Switzerland (CLDR lacks this).
 */
function listSeparator({ language, country }: Locale): ',' | ';' {
  const isComma = language === 'en' || language === 'ja' || language === 'zh' || country === 'MX';
  return isComma ? ',' : ';';
}

/** `2026-11-24 10:12`, which every spreadsheet recognises as a time, whatever its language. */
function localMoment(text: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return format.format(new Date(text));
}

function written(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n\t]|^\s|\s$/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}

/** Parses the cells of RFC 4180. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (end === '' && row.length === 0 && quoted === undefined && plain === '') break;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
