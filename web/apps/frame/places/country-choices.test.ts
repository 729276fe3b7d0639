import { expect, test } from 'vitest';
import { countryChoices } from './country-choices.ts';

test('ACC-01 countries to choose stand in the order of the language, and only those that are', () => {
  const german = countryChoices('de');
  const codes = german.map(({ value }) => value);
  expect(codes).toEqual(expect.arrayContaining(['CH', 'DE', 'MX', 'CN', 'MA', 'CZ', 'US', 'XK']));
  for (const gone of ['DD', 'SU', 'YU', 'UK', 'EU', 'ZZ', 'FX']) expect(codes).not.toContain(gone);
  expect(codes.length).toBeGreaterThan(245);
  expect(codes.length).toBeLessThan(262);
  const names = german.map(({ label }) => label);
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
});
