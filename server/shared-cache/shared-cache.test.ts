import { expect, test } from 'vitest';
import { allPages } from './cache-keys.ts';
import { cachingHeaders } from './shared-cache.ts';

const page = { status: 200, tags: new Set(['page:1']), own: null };
const varnish = { seconds: 1800, keysIn: 'Surrogate-Key' } as const;
const headersOf = (more: Partial<Parameters<typeof cachingHeaders>[0]>) =>
  Object.fromEntries(cachingHeaders({ ...page, sharedCache: varnish, ...more }));

test('SYS-01 a cache in front keeps what is the same for everybody, and knows by what it is purged', () => {
  const headers = headersOf({});
  expect(headers['Cache-Control']).toBe(
    'public, max-age=0, s-maxage=1800, stale-while-revalidate=60, stale-if-error=86400',
  );
  expect(headers.Vary).toBe('Accept-Encoding');
  expect(headers['Surrogate-Key']?.split(' ')).toHaveLength(2);
  expect(headers['Surrogate-Key']?.split(' ')).toContain(allPages);
  expect(headersOf({ sharedCache: { seconds: 1800, keysIn: 'Cache-Tag' } })['Cache-Tag']).toContain(',');
});

test('SYS-01 without a cache that we know of, whoever keeps a page asks each time', () => {
  expect(headersOf({ sharedCache: undefined })).toEqual({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding',
  });
});

test('LOC-05 what a choice of the visitor has made is stored by no shared cache', () => {
  for (const own of [null, 'public, max-age=60']) {
    const headers = headersOf({ own, sharedCache: 'none' });
    expect(headers['Cache-Control']).toMatch(/^private, /);
    expect(headers.Vary).toContain('Cookie');
    expect(headers['Surrogate-Key']).toBeUndefined();
  }
});

test('a missing page may come at any moment', () => {
  expect(headersOf({ status: 404 })['Cache-Control']).toContain('s-maxage=10,');
});
