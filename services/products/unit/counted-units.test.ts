import { expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { readWantedBounds } from './bounds/bounds.ts';
import { findUnit, getSymbol } from './counted-units.ts';

test('LOC-05 pieces and turns are counted in the words of the language, what is measured is not', () => {
  expect(findUnit('pcs/h', 'de')).toBe('Stk./h');
  expect(findUnit('pcs/h', 'en')).toBe('pcs/h');
  expect(findUnit('rpm', 'fr')).toBe('tr/min');
  expect(findUnit('mm²', 'ja')).toBe('mm²');
  expect(findUnit('AWG', 'hu')).toBe('AWG');
});

test('CAT-07 what a page writes can be typed into its filters', () => {
  for (const language of languages) {
    for (const unit of ['pcs/h', 'pcs', 'rpm']) {
      expect(readWantedBounds(`3000 ${findUnit(unit, language)}`, unit), `${unit} ${language}`).toEqual({
        minimum: 3000,
        maximum: 3000,
      });
    }
  }
  expect(getSymbol('kg')).toBe('kg');
  expect(readWantedBounds('3000 Stk./h', 'mm')).toBeNull();
});
