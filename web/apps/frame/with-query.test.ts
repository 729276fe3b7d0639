import { expect, test } from 'vitest';
import { parseChoice, withQuery } from './with-query.ts';

test.each([
  ['search=vogt&after=abc', { status: 'active' }, 'search=vogt&status=active'],
  ['search=vogt&page=3', { search: '' }, ''],
  ['a=1', { a: '2', b: '' }, 'a=2'],
])('TIC-01 UAD-01 EDI-05 "%s" with %j is "%s"', (query, parts, expected) => {
  expect(String(withQuery(new URLSearchParams(query), parts))).toBe(expected);
});

test('TIC-01 UAD-01 EDI-05 what an address cannot mean counts as not said', () => {
  expect(parseChoice(['a', 'b'], 'b')).toBe('b');
  expect(parseChoice(['a', 'b'], 'toString')).toBeUndefined();
  expect(parseChoice(['a', 'b'], null)).toBeUndefined();
});
