import { describe, expect, test } from 'vitest';
import type { MeasurementSystem } from '#web/i18n/locales.ts';
import type { Specification } from '../comparison-query.ts';
import { compareSpecifications } from './comparison-rows.ts';

const specification = (key: string, value: string, more: Partial<Specification> = {}): Specification => ({
  key,
  name: key.toUpperCase(),
  value,
  unit: null,
  measurement_system: null,
  converted: false,
  group: null,
  ...more,
});
const compare = (products: readonly (readonly Specification[])[], system: MeasurementSystem) =>
  compareSpecifications(products, system, 'en');
const metric = { measurement_system: 'Metric' } as const;
const imperial = { measurement_system: 'Imperial' } as const;

test('CMP-02 tells in how many values products differ', () => {
  const { rows, different } = compare(
    [
      [specification('speed', '6'), specification('weight', '300'), specification('voltage', '400 V')],
      [specification('speed', '8'), specification('weight', '300')],
    ],
    'Metric',
  );
  expect(different).toBe(2);
  expect(rows.map(({ key, differs }) => [key, differs])).toEqual([
    ['speed', true],
    ['weight', false],
    ['voltage', true],
  ]);
});

test('CMP-02 specifications of the other measurement system are hidden', () => {
  const product = [
    specification('length', '10', { ...metric, unit: 'mm' }),
    specification('length', '0.39', { ...imperial, unit: 'in', converted: true }),
    specification('only', '1', imperial),
  ];
  const inMetric = compare([product], 'Metric').rows;
  const inImperial = compare([product], 'Imperial').rows;
  expect(inMetric.map(({ key, cells }) => [key, cells[0]])).toEqual([
    ['length', [{ text: '10\u00a0mm', converted: false }]],
  ]);
  expect(inImperial.map(({ key, cells }) => [key, cells[0]])).toEqual([
    ['length', [{ text: '0.39\u00a0in', converted: true }]],
    ['only', [{ text: '1', converted: false }]],
  ]);
});

test('CMP-02 what a product says twice is shown once', () => {
  const { rows } = compare(
    [
      [
        specification('noise', '72 dB'),
        specification('noise', '72\u00a0dB', { converted: true }),
        specification('noise', '75 dB'),
      ],
    ],
    'Metric',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.cells[0]).toEqual([
    { text: '72\u00a0dB', converted: false },
    { text: '75\u00a0dB', converted: false },
  ]);
});

test('CMP-02 whether a value was converted makes no difference, what is missing does', () => {
  const { rows } = compare(
    [[specification('a', '1', { converted: true }), specification('b', '1')], [specification('a', '1')]],
    'Imperial',
  );
  expect(rows.map(({ differs }) => differs)).toEqual([false, true]);
  expect(rows[1]?.cells[1]).toEqual([]);
});

test('CMP-02 one product differs from nothing, and nothing makes no rows', () => {
  expect(compare([[specification('a', '1')]], 'Metric').different).toBe(0);
  expect(compare([], 'Metric')).toEqual({ rows: [], different: 0 });
});

describe('CMP-02 for any products', () => {
  const sets = Array.from({ length: 60 }, (_, seed) => getProducts(seed));

  test('the order of products changes nothing but the order of cells', () => {
    for (const products of sets) {
      const forwards = compare(products, 'Metric');
      const backwards = compare(products.toReversed(), 'Metric');
      const turned = backwards.rows.map((row) => ({ ...row, cells: row.cells.toReversed() }));
      expect({ ...backwards, rows: turned }).toEqual(forwards);
    }
  });

  test('the order in which a product says equal attributes changes nothing', () => {
    for (const products of sets) {
      const grouped = products.map((one) =>
        one.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))),
      );
      const turned = grouped.map((one) =>
        [...Map.groupBy(one, ({ key }) => key).values()].flatMap((same) => same.toReversed()),
      );
      expect(compare(turned, 'Metric')).toEqual(compare(grouped, 'Metric'));
    }
  });

  test('a product beside itself differs in nothing', () => {
    for (const [product] of sets) expect(compare([product!, product!], 'Imperial').different).toBe(0);
  });

  test('two differ from each other as much as the other way round, and never less with a third', () => {
    for (const [a, b, c] of sets) {
      const there = compare([a!, b!], 'Metric').different;
      expect(compare([b!, a!], 'Metric').different).toBe(there);
      expect(compare([a!, b!, c!], 'Metric').different).toBeGreaterThanOrEqual(there);
    }
  });

  test('every value of the system stands in its column, and no other', () => {
    for (const products of sets) {
      const { rows } = compare(products, 'Metric');
      for (const [column, product] of products.entries()) {
        const expected = new Set(
          product
            .filter(({ measurement_system }) => measurement_system !== 'Imperial')
            .map(({ key, value }) => `${key} ${value}`),
        );
        const shown = rows.flatMap(({ key, cells }) => cells[column]!.map(({ text }) => `${key} ${text}`));
        expect(shown.length).toBe(expected.size);
        expect(new Set(shown)).toEqual(expected);
      }
    }
  });
});

/** Three products with a dozen attributes, reproducible by seed. */
function getProducts(seed: number): Specification[][] {
  let state = seed + 1;
  const next = (limit: number) => {
    // Lehmer's generator: deterministic, and good enough to vary test data.
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  return Array.from({ length: 3 }, () =>
    Array.from({ length: 3 + next(9) }, () =>
      specification('abcdefghijkl'[next(12)]!, String(next(3)), {
        measurement_system: ([null, 'Metric', 'Imperial'] as const)[next(3)]!,
        converted: next(4) === 0,
      }),
    ),
  );
}

test('CMP-02 values that differ by spaces alone are one, but not two figures', () => {
  const values = (...all: string[]) => all.map((value) => [specification('accuracy', value)]);
  const differs = (...all: string[]) => compare(values(...all), 'Metric').rows[0]?.differs;
  expect(differs('±(0,2 % + 1 mm)', '±(0,2% + 1\u00a0mm)')).toBe(false);
  expect(differs('1 1/2 in', '11/2 in')).toBe(true);
});
