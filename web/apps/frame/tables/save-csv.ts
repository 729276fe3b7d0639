import type { Locale } from '#web/i18n/locales.ts';
import { readerZone } from '../time/time-zone.ts';

/** What a column is called and how a cell of it reads; undefined: as the back end says it. */
export type CsvTexts = {
  readonly title: (column: string) => string | undefined;
  readonly value?: (column: string, cell: string) => string | undefined;
};

/** Who opens the file. */
type CsvReader = {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly words?: CsvTexts | undefined;
};

/**
 * Gives a table to the person as a file, whichever back end it comes from. JSON loses the mark of UTF-8, by which
 * spreadsheets know the letters: it is put in front again.
 */
export function saveCsv(csv: string, name: string, locale: Locale, words?: CsvTexts): void {
  const text = `\uFEFF${readerCsv(csv, { locale, timeZone: readerZone(), words })}`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * A table of a back end as the reader's spreadsheet opens it: its separator, titles and codes in words, times of the reader's
 * zone, which the title names. What the back end made harmless (`services/foundation/csv/write-csv.ts`) stays so.
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

/** Spreadsheets divide cells by a semicolon where the comma divides decimals, and in all of Switzerland (CLDR does not say it). */
function listSeparator({ language, country }: Locale): ',' | ';' {
  const isComma = language === 'en' || language === 'ja' || language === 'zh' || country === 'MX';
  return isComma ? ',' : ';';
}

/** `2026-11-24 10:12`: every spreadsheet knows it as a time, whatever its language. */
function localMoment(text: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return format.format(new Date(text));
}

function written(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n\t]|^\s|\s$/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}

/** Cells of RFC 4180. */
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
