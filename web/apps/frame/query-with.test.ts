import { expect, test } from 'vitest';
import { oneOf, queryWith } from './query-with.ts';

test.each([
  ['search=vogt&after=abc', { status: 'active' }, 'search=vogt&status=active'],
  ['search=vogt&page=3', { search: '' }, ''],
  ['a=1', { a: '2', b: '' }, 'a=2'],
])('TIC-01 UAD-01 EDI-05 "%s" with %j is "%s"', (query, parts, expected) => {
  expect(String(queryWith(new URLSearchParams(query), parts))).toBe(expected);
});

test('TIC-01 UAD-01 EDI-05 what an address cannot mean counts as not said', () => {
  expect(oneOf(['a', 'b'], 'b')).toBe('b');
  expect(oneOf(['a', 'b'], 'toString')).toBeUndefined();
  expect(oneOf(['a', 'b'], null)).toBeUndefined();
});
