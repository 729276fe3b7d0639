import { expect, test } from 'vitest';
import { getChosen, getSpecifications, readKeys } from './compared-product.ts';
import type { FoundProduct, Specification } from './comparison-query.ts';

const specification = (key: string, value: string): Specification => ({
  key,
  name: key,
  value,
  unit: null,
  measurement_system: null,
  converted: false,
  group: null,
});

const reuss: FoundProduct = {
  slug: 'reuss-455',
  name: 'Reuss 455',
  type: 'product',
  classifications: [],
  capabilities: [],
  images: [],
  specifications: [specification('speed', '6'), specification('tray', '4 m'), specification('weight', '900')],
  variants: [
    {
      id: 'tray-6',
      metric_name: 'Tray 6 m',
      imperial_name: 'Tray 20 ft',
      specifications: [specification('tray', '6 m'), specification('width', '7 m')],
    },
  ],
};

test('CMP-01 an address names products and variants; what names nothing or is doubled is left out', () => {
  expect(
    readKeys(['reuss-455', 'reuss-455#tray-6', 'reuss-455', '<script>', '', '#x']).map(({ key }) => key),
  ).toEqual(['reuss-455', 'reuss-455#tray-6']);
});

test('CMP-01 products and variants that are gone are left out', () => {
  const requested = readKeys(['gone', 'reuss-455#gone', 'reuss-455#tray-6', 'reuss-455']);
  expect(getChosen(requested, [reuss]).map(({ key, variant }) => [key, variant?.id])).toEqual([
    ['reuss-455#tray-6', 'tray-6'],
    ['reuss-455', undefined],
  ]);
});

test('CMP-02 the values of a variant stand in the place of those of its product', () => {
  const [variant, basic] = getChosen(readKeys(['reuss-455#tray-6', 'reuss-455']), [reuss]);
  expect(getSpecifications(variant!).map(({ key, value }) => `${key} ${value}`)).toEqual([
    'speed 6',
    'tray 6 m',
    'weight 900',
    'width 7 m',
  ]);
  expect(getSpecifications(basic!)).toEqual(reuss.specifications);
});
