import { expect, test } from 'vitest';
import { problemOfOwnText } from './check-own-text.ts';

const machines = '{count, plural, one {# machine} other {# machines}} in {place}';
const check = (text: string, standing = machines, language: 'en' | 'cs' = 'en') =>
  problemOfOwnText({ language, standing, text, maxCharacters: 200 });

test.each([
  ['Ask an engineer', 'Talk to an expert'],
  ['{place}: {count, plural, one {# unit} other {# units}}', machines],
  ['{place}: {count}', machines],
  ['{count, plural, =0 {none} one {# unit} other {# units}} {place}', machines],
])('LOC-01 “%s” may stand in place of “%s”', (text, standing) => {
  expect(check(text, standing)).toBeUndefined();
});

test.each([
  ['', 'empty', ''],
  ['   ', 'empty', ''],
  ['x'.repeat(201), 'tooLong', ''],
  ['{count} in\n{place}', 'character', ''],
  ['{count} in {place', 'grammar', ''],
  ['<b>{count}</b> in {place}', 'grammar', ''],
  ['{count} machines', 'missing', '{place}'],
  ['Some machines', 'missing', '{count}, {place}'],
  ['{count} in {place} by {name}', 'unknown', '{name}'],
  ['{count} in {place, plural, one {#} other {#}}', 'kind', '{place}'],
  ['{count, plural, other {# machines}} in {place}', 'plural', 'one'],
])('LOC-01 %j is refused as %s', (text, code, names) => {
  expect(check(text)).toEqual({ code, names });
});

test('LOC-01 a plural has the forms of its language', () => {
  const text = '{place}: {count, plural, one {# stroj} other {# strojů}}';
  expect(check(text, machines, 'cs')).toEqual({ code: 'plural', names: 'few, many' });
});
