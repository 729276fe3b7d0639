import { expect, test } from 'vitest';
import { decodeTable } from './decode-table.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));

test.each([
  ['UTF-8', bytes('/münchen;/news')],
  ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], '/münchen;/news')],
  ['the letters of Windows, as Excel saves CSV', bytes('/m', [0xfc], 'nchen;/news')],
  ['UTF-16, as Excel saves Unicode text', bytes([0xff, 0xfe], [...Buffer.from('/münchen;/news', 'utf16le')])],
])('a table in %s is read', (_, table) => {
  expect(decodeTable(table)).toBe('/münchen;/news');
});
