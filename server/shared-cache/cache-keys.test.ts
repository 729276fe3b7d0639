import { expect, test } from 'vitest';
import { allPages, cacheKeys, keysOfChange } from './cache-keys.ts';

const tagsOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}:${index}`);

test('a change of what a page is made of names a key of the page', () => {
  const keys = cacheKeys(['page:1/de', 'site:a', 'navigation:a']);
  expect(keys).toHaveLength(3);
  expect(keysOfChange(['page:1/de', 'page:*'])).toContain(keys[0]);
  expect(keysOfChange(['page:2/de', 'page:*']).filter((key) => keys.includes(key))).toEqual([]);
});

test('keys are of letters and digits alone, whatever a tag is called', () => {
  for (const key of cacheKeys(['product:é ,"x', 'site:*'])) expect(key).toMatch(/^[0-9a-f]{10}$/);
});

test('a page of very many things has few keys, and a change of any of them still names one', () => {
  const keys = cacheKeys([...tagsOf('product', 2000), ...tagsOf('page', 20), 'system']);
  expect(keys.length).toBeLessThanOrEqual(96);
  expect(keysOfChange(['product:1234', 'product:*']).some((key) => keys.includes(key))).toBe(true);
  expect(keysOfChange(['page:3']).some((key) => keys.includes(key))).toBe(true);
  expect(keysOfChange(['site:a', 'site:*']).some((key) => keys.includes(key))).toBe(false);
});

test('a change of everything is one key', () => {
  expect(keysOfChange(['all', 'page:1'])).toEqual([allPages]);
});
