import { expect, test } from 'vitest';
import { withTextLines } from './text-lines.ts';

const widths = () => (glyph: number) => (glyph === 1 ? 600 : 500);
const reported = (lines: readonly string[]) =>
  withTextLines(`BT\n${lines.join('\n')}\nET\n`, widths).split('\n');
const place = ['/F4 10.0000002 Tf', '1 0 0 -1 43.453125 949 Tm'];

test('glyphs that follow each other by their widths are one string', () => {
  expect(reported([...place, '<0001> Tj', '6.0000305 0 Td <0002> Tj', '5 0 Td <0001> Tj'])).toEqual([
    'BT',
    '/F4 10 Tf',
    '1 0 0 -1 43.45 949 Tm',
    '<000100020001>Tj',
    'ET',
    '',
  ]);
});

test('what is kerned says by how much, and does not move what follows', () => {
  expect(reported([...place, '<0001> Tj', '5.8 0 Td <0002> Tj', '5 0 Td <0002> Tj'])).toContain(
    '[<0001>20<00020002>]TJ',
  );
  expect(reported([...place, '<0001> Tj', '6.25 0 Td <0002> Tj'])).toContain('[<0001>-25<0002>]TJ');
});

test('what stands for other letters stays marked', () => {
  const marked = ['/Span<</ActualText <FEFF202F> >> BDC', '6 0 Td <0002> Tj', 'EMC', '5 0 Td <0001> Tj'];
  expect(reported([...place, '<0001> Tj', ...marked]).slice(3, -2)).toEqual([
    '<0001>Tj',
    '/Span<</ActualText <FEFF202F> >> BDC',
    '1 0 0 -1 49.45 949 Tm',
    '<0002>Tj',
    'EMC',
    '1 0 0 -1 54.45 949 Tm',
    '<0001>Tj',
  ]);
});

test('text that is laid out otherwise stays as it is', () => {
  const turned = ['/F4 10 Tf', '0 1 -1 0 43 949 Tm', '<0001> Tj'];
  expect(reported(turned)).toEqual(['BT', ...turned, 'ET', '']);
});
