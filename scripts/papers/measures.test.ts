import { expect, test } from 'vitest';
import { withWholeMeasures } from './measures.ts';

const findMeasures = (text: string, language: string) =>
  [...withWholeMeasures(text, language).html.matchAll(/<span class="measure">(.*?)<\/span>/g)].map(
    ([, measure]) => measure,
  );

test('figures keep their range and their unit', () => {
  expect(findMeasures('0.13～2.5 mm²の電線を毎時最大3,000本、15 kN', 'ja')).toEqual([
    '0.13～2.5 mm²',
    '3,000',
    '15 kN',
  ]);
  expect(findMeasures('绞距 8 至 120 mm，插入 24 个托盘', 'zh')).toEqual(['8 至 120 mm', '24 个']);
});

test('languages that break lines between words stay as they are', () => {
  expect(withWholeMeasures('up to 15 kN & more', 'en').html).toBe('up to 15 kN &amp; more');
});
