import { expect, test } from 'vitest';
import { readConfig } from '#server/settings/config.ts';

const caches = { PURGE_URL: 'http://10.0.0.5:6082/, http://10.0.0.6:6082/' };

test('SYS-06 without a cache that can be purged nothing is kept unasked', () => {
  expect(readConfig({}).sharedCache).toBeUndefined();
  expect(readConfig({ SHARED_CACHE_SECONDS: '0' }).sharedCache).toBeUndefined();
  expect(readConfig({ SHARED_CACHE_SECONDS: '60' }).sharedCache).toEqual({
    seconds: 60,
    keysIn: undefined,
    purge: undefined,
  });
});

test('SYS-06 several caches are purged, each kind by the header that it reads', () => {
  const { sharedCache } = readConfig(caches);
  expect(sharedCache).toMatchObject({ seconds: 1800, keysIn: 'Surrogate-Key' });
  expect(sharedCache?.purge?.urls).toEqual(['http://10.0.0.5:6082/', 'http://10.0.0.6:6082/']);
  const cloudflare = { ...caches, PURGE_KIND: 'cloudflare', PURGE_TOKEN: 'a-token-of-sixteen-letters' };
  expect(readConfig(cloudflare).sharedCache?.keysIn).toBe('Cache-Tag');
});

test.each<[Record<string, string>, RegExp]>([
  [{ PURGE_URL: 'varnish:6082' }, /^PURGE_URL must be addresses .+, but is "varnish:6082"\.$/],
  [{ ...caches, PURGE_KIND: 'akamai' }, /^PURGE_KIND must be one of varnish, fastly, cloudflare, webhook/],
  [{ ...caches, PURGE_KIND: 'fastly' }, /^PURGE_TOKEN must be set with PURGE_KIND=fastly\.$/],
  [{ ...caches, PURGE_TOKEN: 'short' }, /^PURGE_TOKEN must have at least 16 letters and digits\.$/],
])('SYS-06 %j is refused', (given, message) => {
  expect(() => readConfig(given)).toThrow(message);
});
