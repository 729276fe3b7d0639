import { describe, expect, test } from 'vitest';
import type { Language } from '#contracts/languages.ts';
import { negotiate } from './accept-language.ts';
import { makeLocale } from './locales.ts';

const locales = (...codes: string[]) =>
  codes.map((code) => {
    const [language, country] = code.split('-');
    return makeLocale(language as Language, country);
  });

const main = locales('en', 'de', 'fr', 'de-CH', 'fr-CH', 'en-CH', 'de-DE', 'en-DE', 'zh', 'zh-CN', 'pt-BR');

describe('URL-04 Accept-Language', () => {
  test.each([
    ['de-CH', 'de-CH'],
    ['de-ch', 'de-CH'],
    ['DE-DE,de;q=0.9', 'de-DE'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pt-PT', 'pt-BR'],
    ['zh-Hans-CN', 'zh-CN'],
    ['zh-Hant-TW', 'zh'],
    ['it-IT,it;q=0.9,fr;q=0.8,en;q=0.7', 'fr'],
    ['en;q=0.1, de;q=0.2', 'de'],
    ['en;q=0.5,fr;q=0.5', 'en'],
    ['it, *;q=0.1', 'en'],
    ['*', 'en'],
    ['de;q=0, *', 'en'],
    ['en;q=0, *;q=0.5', 'de'],
    ['de-CH;q=0, de', 'de'],
    ['de;q=0, de-CH', 'de-CH'],
    ['en , ; q=1,de-CH ; q=0.9', 'en'],
    ['fr;q=1.000', 'fr'],
  ])('%s leads to %s', (header, expected) => {
    expect(negotiate(header, main)?.code).toBe(expected);
  });

  test.each([
    undefined,
    null,
    '',
    'it',
    'en;q=0',
    '*;q=0',
    'en;q=2',
    'en;q=-1',
    'en;q=abc',
    'en;q=0.5;q=1',
    'en;level=1',
    ',,,;;;',
    'e\0n',
    '../../etc/passwd',
    'en_US',
    '-en',
    'deutsch',
    'constructor',
  ])('%s leads nowhere', (header) => {
    expect(negotiate(header, main)).toBeUndefined();
  });

  test('a site without candidates has no answer', () => {
    expect(negotiate('de', [])).toBeUndefined();
  });

  test.each(['a', 'de-', ',', ';', 'it,', 'q=0.1;', ' ', '-'])('2 MB of "%s" are read at once', (unit) => {
    // With quadratic parsing this would not end in time.
    const header = unit.repeat(2_000_000 / unit.length);
    expect(negotiate(header, main)).toBe(negotiate(header.slice(0, 1000), main));
  });

  test('what follows after 50 ranges is not read', () => {
    expect(negotiate(`${'it,'.repeat(50)}de`, main)).toBeUndefined();
    expect(negotiate(`${'it,'.repeat(49)}de`, main)?.code).toBe('de');
  });
});
