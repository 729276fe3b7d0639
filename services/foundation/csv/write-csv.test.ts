import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { type CsvColumn, csv } from './write-csv.ts';

const titled = <Cell extends string | number | null>(titles: string[]): CsvColumn<Cell[]>[] =>
  titles.map((title, place) => ({ title, cell: (row) => row[place] ?? null }));

describe('TIC-01 AST-01 UAD-01 lists as CSV', () => {
  test.each([
    '=HYPERLINK("https://evil.example")',
    '+41 41 555 01 23',
    '-1',
    '@SUM(A1)',
    '\t=1+1',
    '  =1+1',
    '|cmd',
    '\r=1',
    '＝1+1',
  ])('%j is a text and nothing else', (text) => {
    const [, [cell] = []] = parse(csv(titled(['name']), [[text]]), { bom: true }) as string[][];
    expect([text, `'${text}`]).toContain(cell);
    expect(cell).not.toMatch(/^\s*[=＝+\-@|]/);
  });

  test('commas, quotes and line breaks come back as they were', () => {
    const rows = [
      ['a, b', 'say "no"', 'two\nlines', '', 'ünï'],
      ['1', '2', '3', '4', '5'],
    ];
    const headings = ['a', 'b', 'c', 'd', 'e'];
    expect(parse(csv(titled(headings), rows), { bom: true })).toEqual([headings, ...rows]);
  });

  test('numbers stay numbers, what is absent is empty', () => {
    expect(csv(titled(['a', 'b']), [[-5, null]])).toBe('\ufeffa,b\r\n-5,\r\n');
  });
});
