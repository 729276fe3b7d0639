import { expect, test } from 'vitest';
import { makeLocale } from '#web/i18n/locales.ts';
import { readerCsv } from './save-csv.ts';

const csv =
  '\uFEFFname,status,at\r\n"Brandt, Eva",active,2026-11-24T09:12:00.000Z\r\n\'=1+1,,\r\n"say ""hi"";\n",x,\r\n';
const words = {
  title: (column: string) => (column === 'status' ? 'Zustand' : undefined),
  value: (column: string, cell: string) => (column === 'status' && cell === 'active' ? 'Aktiv' : undefined),
};
const timeZone = 'Europe/Berlin';

test('0081 a file has the reader’s words, separator and zone', () => {
  expect(readerCsv(csv, { locale: makeLocale('de', 'ch'), timeZone, words })).toBe(
    'name;Zustand;at (Europe/Berlin)\r\nBrandt, Eva;Aktiv;2026-11-24 10:12\r\n\'=1+1;;\r\n"say ""hi"";\n";x;\r\n',
  );
});

test('0081 where decimals have a point, cells are divided by a comma', () => {
  const english = readerCsv(csv, { locale: makeLocale('en', 'us'), timeZone: 'America/Chicago' });
  expect(english).toBe(
    'name,status,at (America/Chicago)\r\n"Brandt, Eva",active,2026-11-24 03:12\r\n\'=1+1,,\r\n"say ""hi"";\n",x,\r\n',
  );
  const separators = (['cs', 'es', 'fr', 'hu', 'pt', 'ro', 'sk', 'ja', 'zh'] as const).map(
    (language) => readerCsv('a,b\r\n', { locale: makeLocale(language), timeZone })[1],
  );
  expect(separators.join('')).toBe(';;;;;;;,,');
});

test('0081 what the back end made harmless for spreadsheets stays so', () => {
  const harmless = readerCsv('name\r\n"\'=HYPERLINK(""x"")"\r\n', { locale: makeLocale('fr'), timeZone });
  expect(harmless).toContain("'=HYPERLINK");
});
