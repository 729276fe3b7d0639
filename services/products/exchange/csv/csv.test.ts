import { beforeAll, expect, test } from 'vitest';
import { readCell, writeCell } from '#contracts/csv-cell.ts';
import type { CatalogueRecord } from '../catalogue-record.ts';
import { readMapping } from '../mapping.ts';
import { readAs, readSample, whole } from '../sample-catalogue.ts';
import { getColumn, getHead } from './column.ts';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

let vocabulary: Awaited<ReturnType<typeof readSample>>['vocabulary'];
beforeAll(async () => {
  ({ vocabulary } = await readSample());
});

const mapping = readMapping(`
language: de
columns:
  Artikel: slug
  Bezeichnung: name
  Querschnitt: "cross_section [mm²]"
  AWG: "cross_section [AWG]"
  Gewicht (lbs): "weight [LBR]"
  Gruppe: classifications
  Hersteller: brand
  Preis: null
groups: { "17": automatic-crimping }
brands: { Litzen AG: litzen }
products: { "0373000": reuss-455 }
`);

const table = `Artikel;Bezeichnung;Querschnitt;AWG;Gewicht (lbs);Gruppe;Hersteller;Preis;Farbe
0373000;"Reuss; 455";0,13-4;26-12;2161;17;Litzen AG;99;rot
Neu 1;;;;;18;Andere;;
`;

test('decision 14: reads a table of a supplier by a mapping', async () => {
  const { records, lines } = await readAs(readCsv, table, { vocabulary, mapping });
  const value = { line: 2, system: null };
  expect(records).toEqual([
    {
      line: 2,
      slug: 'reuss-455',
      names: { de: 'Reuss; 455' },
      classifications: ['automatic-crimping'],
      brand: 'litzen',
      specifications: [
        { ...value, key: 'cross_section', value: '0,13-4', unit: null },
        { ...value, key: 'cross_section', value: '26-12', unit: 'AWG' },
        { ...value, key: 'weight', value: '2161', unit: 'lb' },
      ],
    },
    { line: 3, slug: 'neu-1' },
  ]);
  expect(lines).toEqual([
    { line: 1, kind: 'skipped', message: 'column "Farbe" is not a field or attribute here' },
    { line: 3, kind: 'skipped', message: '"18" is not a classification here' },
    { line: 3, kind: 'skipped', message: '"Andere" is not a brand here' },
  ]);
});

test('decision 14: reads a table in the letters that its mapping names, parted by what its heads are parted by', async () => {
  const text = 'slug\tname.de\nx\tPrüfgerät, groß\n';
  const mapped = { ...mapping, encoding: 'windows-1252' as const };
  const { records } = await readAs(readCsv, Buffer.from(text, 'latin1'), { vocabulary, mapping: mapped });
  expect(records).toEqual([{ line: 2, slug: 'x', names: { de: 'Prüfgerät, groß' } }]);
});

test('decision 14: tells the lines of a table with line breaks within cells', async () => {
  const text = 'slug,long.en\na,"one\n\ntwo"\nb,x\nb,y\n,z';
  const { records, lines } = await readAs(readCsv, text, { vocabulary });
  expect(records.map(({ slug, long }) => [slug, long])).toEqual([
    ['a', { en: 'one\n\ntwo' }],
    ['b', { en: 'x' }],
  ]);
  expect(lines).toEqual([
    { line: 6, kind: 'error', message: 'b is already in line 5' },
    { line: 7, kind: 'error', message: 'has no product number' },
  ]);
});

test('decision 14: reads what cannot be a field as an error of its line', async () => {
  const { lines } = await readAs(readCsv, 'slug,position,countries\na,first,CH | Mars', { vocabulary });
  expect(lines).toEqual([
    { line: 2, kind: 'error', message: '"first" is not a position' },
    { line: 2, kind: 'error', message: '"MARS" is not a country' },
  ]);
});

test.each(['=1+1', '+41', '-20–60', '@SUM(A1)', '\tx', "'quoted", '"a"', 'a;b', ' x '])(
  'decision 14: a spreadsheet takes %j for a text, and it comes back as it was',
  (text) => {
    const cell = writeCell(text);
    expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r]/);
    const unquoted = cell.startsWith('"') ? cell.slice(1, -1).replace(/""/g, '"') : cell;
    expect(readCell(unquoted)).toBe(text.trim());
  },
);

test.each([
  'slug',
  'name.de',
  'short.en',
  'related.component',
  'weight',
  'weight [lb]',
  'control.fr',
  'control.fr [Imperial]',
])('decision 14: the head %s says what its column is', (head) => {
  expect(getHead(getColumn(head, 'en')!)).toBe(head);
});

test.each(['name.xx', 'related.friend', 'weight.xx', 'a[', '', 'name [mm]'])(
  'decision 14: %j is not a head',
  (head) => {
    expect(getColumn(head, 'en')).toBeNull();
  },
);

test('decision 14: writes a column for every way in which a value is given', async () => {
  const given = (key: string, value: string | Record<string, string>, unit: string | null = null) => {
    return { key, value, unit, system: null, line: 0 };
  };
  const records: CatalogueRecord[] = [
    { line: 0, slug: 'a', specifications: [given('weight', '9'), given('cross_section', '26–12', 'AWG')] },
    {
      line: 0,
      slug: 'b',
      specifications: [given('cross_section', '0.13–4'), given('control', { de: 'Arm' })],
    },
  ];
  const csv = await whole(writeCsv(() => records, { vocabulary, languages: ['de'] }));
  const [heads = '', a = '', b = ''] = csv.split('\r\n').map((row) => row.replace(/^\ufeff/, ''));
  const columns = heads.split(',');
  expect(columns.slice(-4)).toEqual(['cross_section [AWG]', 'cross_section', 'control.de', 'weight']);
  expect(a.split(',').slice(-4)).toEqual(['26–12', '', '', '9']);
  expect(b.split(',').slice(-4)).toEqual(['', '0.13–4', 'Arm', '']);
});
