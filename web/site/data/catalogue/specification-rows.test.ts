import { expect, test } from 'vitest';
import type { Specification } from '#web/site/data/catalogue/specifications.ts';
import { specificationRows } from './specification-rows.ts';

const specification = (rest: Partial<Specification>): Specification => ({
  key: 'weight',
  name: 'Weight',
  value: '620',
  unit: 'kg',
  measurement_system: 'Metric',
  converted: false,
  group: null,
  ...rest,
});

const pounds = specification({ value: '1367', unit: 'lb', measurement_system: 'Imperial', converted: true });
const output = specification({
  key: 'output',
  name: 'Output',
  value: '3 000',
  unit: 'pcs/h',
  measurement_system: null,
});

test('CAT-03 both systems stand in one row, and what has no system in both', () => {
  expect(specificationRows([specification({}), pounds, output], 'en')).toEqual([
    {
      key: 'weight',
      name: 'Weight',
      group: null,
      metric: { text: '620\u00a0kg', converted: false },
      imperial: { text: '1367\u00a0lb', converted: true },
    },
    {
      key: 'output',
      name: 'Output',
      group: null,
      metric: { text: '3 000\u00a0pcs/h', converted: false },
      imperial: { text: '3 000\u00a0pcs/h', converted: false },
    },
  ]);
});

test('CAT-03 what stands twice in one product is shown once, what only shares the name is not lost', () => {
  expect(
    specificationRows([specification({}), specification({}), specification({ key: 'mass' })], 'en'),
  ).toHaveLength(1);
  const rows = specificationRows([specification({}), specification({ value: '640' })], 'en');
  expect(rows.map(({ metric }) => metric?.text)).toEqual(['620\u00a0kg', '640\u00a0kg']);
});
