import { expect, test } from 'vitest';
import { decodeAs, decodeTable } from './decode-table.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));
const utf16le = [...Buffer.from('/münchen;/news', 'utf16le')];
const utf16be = [...Buffer.from(utf16le).swap16()];

test.each([
  ['UTF-8', bytes('/münchen;/news')],
  ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], '/münchen;/news')],
  ['UTF-16, as Excel saves Unicode text', bytes([0xff, 0xfe], utf16le)],
  ['UTF-16 of the other order', bytes([0xfe, 0xff], utf16be)],
  ['UTF-16 without its mark', bytes(utf16le)],
  ['UTF-16 of the other order without its mark', bytes(utf16be)],
])('UAD-01 a table in %s is read, whatever the reader speaks', (_, table) => {
  for (const language of ['en', 'ja', 'cs'])
    expect(decodeTable(table, language)).toEqual({ text: '/münchen;/news', encoding: undefined });
});

test.each([
  ['de', 'windows-1252', [0x6d, 0xfc, 0x6e], 'mün'],
  ['cs', 'windows-1250', [0xf8, 0x65, 0x9e], 'řež'],
  ['hu', 'windows-1250', [0xf5, 0xfb], 'őű'],
  ['ja', 'shift_jis', [0x93, 0x63, 0x92, 0x86], '田中'],
  ['zh', 'gb18030', [0xcd, 0xf5], '王'],
] as const)(
  'UAD-01 what is not Unicode is read as it is usual in %s: %s',
  (language, encoding, table, text) => {
    expect(decodeTable(Uint8Array.from(table), language)).toEqual({ text, encoding });
  },
);

test('UAD-01 letters that the reader’s language does not have are read as western ones, and can be chosen', () => {
  const table = Uint8Array.from([0x93, 0x63, 0x92, 0x86]);
  expect(decodeAs(table, 'shift_jis')).toBe('田中');
  expect(decodeTable(Uint8Array.from([0x6d, 0xfc, 0xff]), 'ja').encoding).toBe('windows-1252');
});
