import { describe, expect, test } from 'vitest';
import type { Attribute } from '../../attribute/save-attributes.ts';
import { stateSpecification } from '../../specification/state-specification.ts';
import { readTypedValue } from './read-typed-value.ts';

const attribute = (quantity: string, unit: string | null): Attribute => ({
  ...{ key: 'it', position: 1, section: 'wire', single: 'exact' as const, names: { en: 'It' } },
  ...{ quantity, unit },
});
const crossSection = attribute('cross-section', 'mm²');
const length = attribute('length', 'mm');

/** What English readers of each system see. */
function seen(text: string, of: Attribute) {
  const read = readTypedValue({ text }, of);
  if ('code' in read) return read;
  return stateSpecification(of, [read.given]).specifications.map(({ values, unit, converted }) =>
    [values.en, unit, converted ? 'converted' : 'typed'].filter(Boolean).join(' ').replaceAll('\u00a0', ' '),
  );
}

describe('CAT-03 values are typed as the trade writes them, in either system', () => {
  test.each([
    ['0.13–6 mm²', crossSection, ['0.13–6 mm² typed', '26–10 AWG converted']],
    ['0,13–6 mm²', crossSection, ['0.13–6 mm² typed', '26–10 AWG converted']],
    ['0.13 - 6', crossSection, ['0.13–6 mm² typed', '26–10 AWG converted']],
    ['AWG 22–10', crossSection, ['0.35–6 mm² converted', '22–10 AWG typed']],
    ['22–10 AWG', crossSection, ['0.35–6 mm² converted', '22–10 AWG typed']],
  ])('%s', (text, of, lines) => {
    expect(seen(text, of)).toEqual(lines);
  });

  test('a length is typed in inches, and a tolerance in two terms', () => {
    expect(seen('12 in', length)).toContain('12 in typed');
    expect(seen('±(0.2 % + 1 mm)', length)).toContain('±(0.2 % + 1 mm) typed');
  });
});

describe('what cannot be meant is told', () => {
  test('from the larger to the smaller is the wrong order, and the other way round is offered', () => {
    expect(seen('6–0.13 mm²', crossSection)).toEqual({ code: 'order', suggestion: '0.13–6 mm²' });
    expect(seen('AWG 10–22', crossSection)).toEqual({ code: 'order', suggestion: 'AWG 22–10' });
  });

  test.each([
    ['rather thick', crossSection, 'unreadable'],
    ['3 kg', length, 'otherUnit'],
    ['  ', length, 'missing'],
  ])('%s', (text, of, code) => {
    expect(seen(text, of)).toEqual({ code, suggestion: null });
  });
});
