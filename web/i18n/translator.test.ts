import { beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { type Language, languages } from '#contracts/languages.ts';
import { loadLanguage } from './load-language.server.ts';
import type { Messages } from './messages.d.ts';
import { translator } from './translator.ts';

test('LOC-01 only the languages that were asked for are loaded', async () => {
  // Other tests in this process may have loaded all languages.
  vi.resetModules();
  const fresh = { ...(await import('./load-language.server.ts')), ...(await import('./translator.ts')) };
  await fresh.loadLanguage('cs');
  expect(fresh.translator('cs', 'frame')('home')).toBe('Domů');
  expect(() => fresh.translator('hu', 'frame')).toThrow('Translation file for language hu not found');
});

test('LOC-01 a language without files is an error that names it, each time', async () => {
  const missing = 'xx' as Language;
  const message = 'Translation file for language xx not found';
  await expect(loadLanguage(missing)).rejects.toThrow(message);
  await expect(loadLanguage(missing)).rejects.toThrow(message);
  expect(() => translator(missing, 'frame')).toThrow(message);
});

describe('a translator', () => {
  beforeAll(() => Promise.all(languages.map(loadLanguage)));

  test('URL-10 keeps the two English texts as the specification has them', () => {
    const t = translator('en', 'error');
    expect(t('notFound', { path: '/en/nowhere' })).toBe('Page not found: /en/nowhere');
    expect(t('invalidRoute', { fullPath: '/en/nowhere?x=1' })).toBe('Page Not Found: /en/nowhere?x=1');
  });

  test('SYS-05 and the texts of the unexpected error', () => {
    const t = translator('en', 'error');
    expect([t('unexpected'), t('sorry'), t('goHome')]).toEqual([
      'An unexpected error occurred',
      'Sorry, something went wrong',
      'Go to home',
    ]);
  });

  test('keeps the generic validation texts', () => {
    const t = translator('en', 'validation');
    expect([t('value'), t('checkbox'), t('form')]).toEqual([
      'Please enter a valid value.',
      'Please select the checkbox to continue.',
      'Something went wrong. Please verify your input is correct and try again later.',
    ]);
    expect(translator('en', 'page')('password.required')).toBe('Please enter a password');
  });

  test('names the expert button in every language', () => {
    expect(translator('en', 'frame')('expert')).toBe('Talk to an Expert');
    expect(translator('fr', 'frame')('expert')).toBe('Parler à un expert');
    expect(translator('sk', 'frame')('expert')).toBe('Porozprávajte sa s\u00a0odborníkom');
  });

  test.each([
    ['en', 0, 'Compare: no product selected'],
    ['en', 1, 'Compare: 1 product'],
    ['cs', 3, 'Porovnání: 3 produkty'],
    ['cs', 5, 'Porovnání: 5 produktů'],
    ['ro', 19, 'Comparare: 19 produse'],
    ['ro', 20, 'Comparare: 20 de produse'],
    ['fr', 0, 'Comparer\u00a0: aucun produit sélectionné'],
    ['fr', 2, 'Comparer\u00a0: 2 produits'],
    ['en', 1000, 'Compare: 1000 products'],
    ['en', 12_000, 'Compare: 12,000 products'],
    ['de', 12_000, 'Vergleich: 12.000 Produkte'],
    ['ja', 4, '比較：4製品'],
  ] as const)('counts in %s: %i', (language, count, expected) => {
    expect(translator(language, 'frame')('compare.count', { count })).toBe(expected);
  });

  test('requires of each key the arguments that its message has', () => {
    const t = translator('en', 'units');
    // @ts-expect-error no such key
    expect(() => t('metrik')).toThrow('No message units.metrik in language en');
    // @ts-expect-error the message takes none
    expect(t('metric', { system: 'x' })).toBe('Metric');
    expectTypeOf<Messages['frame']['compare.count']>().toEqualTypeOf<{ count: number }>();
  });

  test('takes an argument as text, whatever it holds', () => {
    const title = "{x} <b>'#' {count, plural, other {}}";
    expect(translator('en', 'frame')('menu.backTo', { title })).toBe(`Back to ${title}`);
  });

  test('refuses a key that does not exist', () => {
    const t = translator('de', 'units') as (key: string) => string;
    expect(() => t('toString')).toThrow('No message units.toString in language de');
  });
});
