import { expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { baseValueOf } from './bounds.ts';
import { symbolOf, unitIn } from './counted-units.ts';

test('LOC-05 pieces and turns are counted in the words of the language, what is measured is not', () => {
  expect(unitIn('pcs/h', 'de')).toBe('Stk./h');
  expect(unitIn('pcs/h', 'en')).toBe('pcs/h');
  expect(unitIn('rpm', 'fr')).toBe('tr/min');
  expect(unitIn('mm²', 'ja')).toBe('mm²');
  expect(unitIn('AWG', 'hu')).toBe('AWG');
});

test('CAT-07 what a page writes can be typed into its filters', () => {
  for (const language of languages) {
    for (const unit of ['pcs/h', 'pcs', 'rpm']) {
      expect(baseValueOf(`3000 ${unitIn(unit, language)}`, unit), `${unit} ${language}`).toBe(3000);
    }
  }
  expect(symbolOf('kg')).toBe('kg');
  expect(baseValueOf('3000 Stk./h', 'mm')).toBeNull();
});
