import { expect, test } from 'vitest';
import { inGroups, withVariant, writtenValue } from './specifications.ts';

test('CAT-03 CMP-02 a variant’s values take the place of the product’s, and its own come last', () => {
  const product = [
    { key: 'weight', value: '620' },
    { key: 'weight', value: '1367' },
    { key: 'output', value: '3 000' },
  ];
  const variant = [
    { key: 'weight', value: '610' },
    { key: 'tray', value: '4' },
  ];
  expect(withVariant(product, variant)).toEqual([variant[0], product[2], variant[1]]);
  expect(withVariant(product, [])).toEqual(product);
});

test('CAT-03 units stand where the trade puts them', () => {
  expect(writtenValue({ value: '26–14', unit: 'AWG' }, 'en')).toBe('AWG\u00a026–14');
  expect(writtenValue({ value: 'AWG 26–14', unit: 'AWG' }, 'en')).toBe('AWG 26–14');
  expect(writtenValue({ value: '0.13–2.5', unit: 'mm²' }, 'en')).toBe('0.13–2.5\u00a0mm²');
  expect(writtenValue({ value: '20', unit: '%' }, 'en')).toBe('20\u00a0%');
  expect(writtenValue({ value: '±(0,2 % + 1 mm)', unit: null }, 'pt')).toBe('±(0,2% + 1\u00a0mm)');
  expect(writtenValue({ value: '20–80', unit: '%' }, 'hu')).toBe('20–80%');
  expect(writtenValue({ value: '20–80', unit: '%' }, 'de')).toBe('20–80\u00a0%');
  expect(writtenValue({ value: '90', unit: '°' }, 'en')).toBe('90°');
  expect(writtenValue({ value: '5', unit: null }, 'en')).toBe('5');
});

test('CMP-02 CAT-03 lines come by groups in the order of these, and keep their own within', () => {
  const wire = { key: 'wire', name: 'Wire', position: 0 };
  const supply = { key: 'supply', name: 'Supply', position: 6 };
  const lines = [
    { key: 'power', group: supply },
    { key: 'section', group: wire },
    { key: 'colour', group: null },
    { key: 'air', group: { ...supply } },
  ];
  expect(inGroups(lines).map(({ group, lines }) => [group?.name, lines.map(({ key }) => key)])).toEqual([
    [undefined, ['colour']],
    ['Wire', ['section']],
    ['Supply', ['power', 'air']],
  ]);
  expect(inGroups([])).toEqual([]);
});
