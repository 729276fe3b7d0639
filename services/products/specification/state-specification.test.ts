import { expect, test } from 'vitest';
import type { Attribute } from '../attribute/save-attributes.ts';
import { type GivenValue, stateSpecification, UnreadableValue } from './state-specification.ts';

const attribute = (quantity: string, unit: string | null): Attribute => ({
  key: 'key',
  position: 0,
  quantity,
  unit,
  section: 'section',
  single: 'exact' as const,
  names: { en: 'Name' },
});
const state = (of: Attribute, ...given: (string | Partial<GivenValue>)[]) => {
  const values = given.map((value) => ({
    unit: null,
    system: null,
    ...(typeof value === 'string' ? { value } : { value: '', ...value }),
  }));
  const { specifications, ranges } = stateSpecification(of, values);
  const lines = specifications.map(({ system, unit, converted, values: { en } }) =>
    [system ?? 'both', en, unit, converted && 'converted'].filter(Boolean).join(' '),
  );
  return { lines, ranges: ranges.map(({ minimum, maximum }) => [minimum, maximum]) };
};

const section = attribute('cross-section', 'mm²');

test('LOC-05 what the source gives in one system is computed for the other', () => {
  expect(state(section, '0.13–4')).toEqual({
    lines: ['Metric 0.13–4 mm²', 'Imperial 26–12 AWG converted'],
    ranges: [[0.13, 4]],
  });
  expect(state(section, { value: '26–12', unit: 'AWG' })).toEqual({
    lines: ['Metric 0.13–4 mm² converted', 'Imperial 26–12 AWG'],
    ranges: [[0.13, 4]],
  });
});

test('what the source gives in both systems is not computed; filters compare the metric value', () => {
  expect(state(section, { value: '24–10', unit: 'AWG', system: 'Imperial' }, '0.2–6')).toEqual({
    lines: ['Metric 0.2–6 mm²', 'Imperial 24–10 AWG'],
    ranges: [[0.2, 6]],
  });
});

test('what has no unit of another system holds in both', () => {
  expect(state(attribute('number', 'pcs/h'), '3 900')).toMatchObject({ lines: ['both 3900 pcs/h'] });
  expect(state(attribute('number', null), '4')).toEqual({ lines: ['both 4'], ranges: [[4, 4]] });
  expect(state(attribute('text', null), { value: { en: 'brake', de: 'Bremse' } })).toEqual({
    lines: ['both brake'],
    ranges: [],
  });
});

test('values are written for languages, those that write them as English does left out', () => {
  const [line] = stateSpecification(section, [{ value: '0.13–4', unit: null, system: null }]).specifications;
  expect(line?.values).toMatchObject({ en: '0.13–4', fr: '0,13–4' });
  expect(line?.values).not.toHaveProperty('ja');
});

test('words are not a value of what is measured', () => {
  expect(() => state(section, 'thick')).toThrow(UnreadableValue);
});

test('CAT-07 a single number may be the most or the least that a product does', () => {
  const press: Attribute = { ...attribute('press-force', 'kN'), single: 'most' };
  expect(state(press, '22').ranges).toEqual([[0, 22_000]]);
  expect(state(press, '5–22').ranges).toEqual([[5000, 22_000]]);
  const cycle: Attribute = { ...attribute('time', 's'), single: 'least' };
  expect(state(cycle, '9').ranges).toEqual([[9, Number.POSITIVE_INFINITY]]);
});
