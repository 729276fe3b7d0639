import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readTables } from './font-tables.ts';
import { joinedTypeface } from './joined-typeface.ts';

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-latin-wght-normal.woff2',
);

const only = async (character: string, typeface: Buffer) =>
  subsetFont(typeface, character, { targetFormat: 'sfnt', keepFeatures: [] });

test('characters from files of their own are drawn by one, as before', async () => {
  const latin = await readFile(file);
  const regular = await subsetFont(latin, 'Aw', { targetFormat: 'sfnt', variationAxes: { wght: 400 } });
  const parts = new Map([
    ['w', await only('w', regular)],
    ['A', await only('A', regular)],
  ]);
  const joined = joinedTypeface(parts);
  expect(readTables(joined).get('maxp')?.readUInt16BE(4)).toBe(3);
  for (const [character, part] of parts) {
    const [was, is] = [readTables(part), readTables(await only(character, joined))];
    expect(is.get('glyf')).toEqual(was.get('glyf'));
    expect(is.get('hmtx')?.subarray(4)).toEqual(was.get('hmtx')?.subarray(4));
  }
});

test('nothing makes no typeface', () => {
  expect(() => joinedTypeface(new Map())).toThrow('no characters');
});
