import { expect, test } from 'vitest';
import { bestEncoding, brotli, expanded, gzipped } from './encoding.ts';

test('the smallest encoding that the client accepts is chosen', () => {
  const cases: [string | undefined, string][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.000', 'identity'],
    ['BR', 'br'],
    ['brotli', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ];
  for (const [header, encoding] of cases) expect(bestEncoding(header), header).toBe(encoding);
});

test('a compressed page is the same page', async () => {
  const page = Buffer.from(
    Array.from({ length: 2000 }, (_, index) => `<p>${(index * index) % 997}</p>`).join(''),
  );
  const fast = await brotli(page, 5);
  const small = await brotli(page, 11);
  expect(small.length).toBeLessThan(fast.length);
  expect((await expanded(fast)).equals(page)).toBe(true);
  expect((await expanded(small)).equals(page)).toBe(true);
});

test('a kept page holds its own bytes in memory and nothing beside them', async () => {
  const page = Buffer.from('a page of the site '.repeat(500));
  for (const compressed of [await brotli(page, 5), await gzipped(page)])
    expect(compressed.buffer.byteLength).toBe(compressed.length);
});
