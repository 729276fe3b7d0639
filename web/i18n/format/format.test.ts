import { describe, expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { makeLocale } from '../locales.ts';
import {
  displayCountry,
  displayLanguage,
  formatDate,
  formatFileSize,
  formatNumber,
  listFormat,
} from './format.ts';

const us = makeLocale('en', 'US');
const gb = makeLocale('en', 'GB');
const swiss = makeLocale('de', 'CH');
const german = makeLocale('de');
const japan = makeLocale('ja', 'JP');

/** Replaces no-break spaces by plain ones. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('dates', () => {
  test.each([
    [us, 'March 12, 2024'],
    [gb, '12 March 2024'],
    [swiss, '12. März 2024'],
    [german, '12. März 2024'],
    [makeLocale('en'), '12 March 2024'],
    [makeLocale('en', 'IN'), '12 March 2024'],
    [makeLocale('en', 'CN'), '12 March 2024'],
    [makeLocale('en', 'CA'), 'March 12, 2024'],
    [japan, '2024年3月12日'],
  ])('in $code', (locale, expected) => {
    expect(spaced(formatDate('2024-03-12', locale))).toBe(expected);
  });

  test('carry the day of the company, unless a place has its own', () => {
    const lateEvening = new Date('2024-03-12T23:30:00Z');
    expect(spaced(formatDate(lateEvening, gb))).toBe('13 March 2024');
    expect(spaced(formatDate(lateEvening, gb, 'day', 'America/New_York'))).toBe('12 March 2024');
    expect(formatDate(lateEvening, gb, 'time', 'Asia/Shanghai')).toBe('07:30');
  });

  test.each([
    [makeLocale('hu'), 'short', '2021.~máj.~13.'],
    [makeLocale('hu'), 'dayAndTime', '2021.~május~13. 14:05'],
    [makeLocale('pt'), 'day', '13~de~maio~de~2021'],
    [us, 'short', 'May~13,~2021'],
    [gb, 'weekday', 'Thursday 13~May'],
    [gb, 'month', 'May~2021'],
    [japan, 'day', '2021年5月13日'],
  ] as const)('keep day, month and year on one line in $code', (locale, style, expected) => {
    expect(formatDate('2021-05-13T14:05:00Z', locale, style, 'UTC')).toBe(expected.replaceAll('~', '\u00a0'));
  });

  test('that are none throw', () => {
    expect(() => formatDate('soon', us)).toThrow(RangeError);
  });
});

test('LOC-03 numbers follow the language, and German the country', () => {
  expect(formatNumber(5_133_333, us)).toBe('5,133,333');
  expect(formatNumber(5_133_333, german)).toBe('5.133.333');
  expect(formatNumber(0.13, makeLocale('de', 'AT'))).toBe('0,13');
  expect(formatNumber(0.13, swiss)).toBe('0.13');
  expect(formatNumber(5_133, us)).toBe('5133');
  // CLDR changed the Swiss group separator from ’ to ' in 2025; both are in use.
  expect(formatNumber(5_133_333, swiss)).toMatch(/^5['’]133['’]333$/);
  expect(formatNumber(0.125, swiss, { style: 'percent', maximumFractionDigits: 1 })).toBe('12.5%');
});

test.each([
  [0, '0 kB'],
  [412, '0.4 kB'],
  [9_940, '9.9 kB'],
  [9_960, '10 kB'],
  [474_236, '474 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [2_400_000, '2.4 MB'],
  [104_857_600, '105 MB'],
  [3_200_000_000_000, '3200 GB'],
])('a file of %i bytes has %s', (bytes, expected) => {
  expect(formatFileSize(bytes, us)).toBe(expected);
});

test('lists are phrases', () => {
  expect(listFormat(['German', 'English'], us)).toBe('German and English');
  expect(listFormat(['Deutsch', 'Englisch'], swiss, 'or')).toBe('Deutsch oder Englisch');
  expect(listFormat(['ドイツ語', '英語'], japan)).toBe('ドイツ語、英語');
  expect(listFormat(['German', 'French', 'English'], us, 'plain')).toBe('German, French, English');
  expect(listFormat(['Deutsch', null, ''], swiss, 'plain')).toBe('Deutsch');
  expect(listFormat(['ドイツ語', '英語'], japan, 'plain')).toBe('ドイツ語、英語');
});

describe('names', () => {
  test('of languages stand as in a sentence', () => {
    expect(displayLanguage('de', 'en')).toBe('German');
    expect(displayLanguage('de', 'fr')).toBe('allemand');
    expect(displayLanguage('zh', 'zh')).toBe('中文');
  });

  test('LOC-02 of countries are known in every language', () => {
    for (const language of languages) {
      for (const code of ['CH', 'US', 'CN', 'XK']) {
        expect(displayCountry(code, language), `${code} in ${language}`).not.toBe(code);
      }
    }
    expect(displayCountry('CH', 'hu')).toBe('Svájc');
  });

  test.each(['ALL', 'ch', '', 'C1', 'QX'])('of "%s" is the code itself', (code) => {
    expect(displayCountry(code, 'en')).toBe(code);
  });
});
