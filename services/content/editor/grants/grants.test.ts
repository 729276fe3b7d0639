import { expect, test } from 'vitest';
import { grantsArgument } from './grants.ts';

const main = '3f0c1d52-7f0d-4b7e-9a53-6b0f4f3d1c11';

test('EDI-02 a role for everything, or for some sites and languages, each named once', () => {
  expect(grantsArgument([{ role: 'chief' }])).toEqual([{ role: 'chief', sites: null, languages: null }]);
  expect(
    grantsArgument([{ role: 'translator', sites: [main, main], languages: ['de', 'de', 'fr'] }]),
  ).toEqual([{ role: 'translator', sites: [main], languages: ['de', 'fr'] }]);
  expect(grantsArgument([])).toEqual([]);
});

test('EDI-02 limits that a role does not have, that hold nothing or that are none are refused', () => {
  for (const grant of [
    { role: 'chief', sites: [main] },
    { role: 'productManager', languages: ['de'] },
    { role: 'editor', sites: [] },
    { role: 'editor', languages: [] },
    { role: 'editor', sites: ['main'] },
    { role: 'editor', languages: ['xx'] },
    { role: 'editor', sites: Array.from({ length: 11 }, () => main) },
  ] as const)
    expect(() => grantsArgument([grant]), JSON.stringify(grant)).toThrow();
  expect(() => grantsArgument(Array.from({ length: 11 }, () => ({ role: 'editor' }) as const))).toThrow();
});
