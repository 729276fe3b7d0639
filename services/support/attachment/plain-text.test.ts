import { expect, test } from 'vitest';
import { isText } from './plain-text.ts';

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => [Buffer.from(text, encoding)];

test.each([
  ['a log', bytesOf('10:04:05\tcrimp force 1.2 kN\r\n')],
  ['UTF-8', bytesOf('\ufeffHülse ≥ 3 mm 圧着')],
  ['UTF-8 in pieces', [Buffer.from([0xe2, 0x89]), Buffer.from([0xa5])]],
  ['UTF-8 that ends within a character', [Buffer.from([0x61, 0xe2, 0x89])]],
  ['Latin-1', bytesOf('H\xfclse', 'latin1')],
  ['a log of syslog', bytesOf('<13>Nov 24 cab: jam')],
])('%s is text', async (_, bytes) => {
  expect(await isText(bytes)).toBe(true);
});

test.each([
  ['bytes with zeros', bytesOf('MZ\x00')],
  ['a control character late', [Buffer.alloc(70_000, 'a'), Buffer.from([7])]],
  ['neither UTF-8 nor Latin-1', [Buffer.from([0xfc, 0x81])]],
  ['a page', bytesOf('\ufeff \n<!doctype html>')],
  ['a script', [Buffer.from(' '.repeat(900)), Buffer.from('<script>')]],
  ['a drawing', bytesOf('<svg/>')],
])('%s is none', async (_, bytes) => {
  expect(await isText(bytes)).toBe(false);
});
