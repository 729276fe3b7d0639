import { expect, test } from 'vitest';
import { serialIn } from './plate-code.ts';

test.each([
  ['455.1187', '455.1187'],
  [' S-21-00418 ', 'S-21-00418'],
  ['https://id.group.example/455.1187', '455.1187'],
  ['https://id.group.example/01/07612345000012/21/455.1187?11=190301', '455.1187'],
  ['https://id.group.example/m/S%2D21%2D00418/', 'S-21-00418'],
])('UAD-01 the code %s of a plate says %s', (code, serial) => {
  expect(serialIn(code)).toBe(serial);
});

test.each([
  '',
  'https://id.group.example/',
  'https://id.group.example/%E0%A4%A',
  'WIFI:S:plant;P:secret;;',
  'x'.repeat(500),
])('UAD-01 the code %s says no serial number', (code) => {
  expect(serialIn(code)).toBeUndefined();
});
