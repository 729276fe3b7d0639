import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createVisitorFinder } from '../visitor.ts';
import { createRateLimit } from './rate-limit.ts';
import { createUncachedPageLimit } from './uncached-page-limit.ts';

test('SYS-01 pages are drawn anew ten times a minute for one address, others are not held up by it', () => {
  const limit = createUncachedPageLimit(createVisitorFinder(0));
  const send = (remoteAddress: string, url = '/en?cache=false&page=2') => {
    const request = { url, socket: { remoteAddress } } as unknown as IncomingMessage;
    limit(request);
    return request.url;
  };
  for (let count = 0; count < 10; count += 1) expect(send('192.0.2.1')).toBe('/en?cache=false&page=2');
  expect(send('192.0.2.1')).toBe('/en?page=2');
  expect(send('192.0.2.1', '/en?cache=clear')).toBe('/en');
  expect(send('192.0.2.1', '/en?x=1')).toBe('/en?x=1');
  expect(send('192.0.2.2')).toBe('/en?cache=false&page=2');
});

test('after its time an address may ask again, and a flood of addresses is forgotten', () => {
  let time = 0;
  const may = createRateLimit(1, 1000, () => time);
  expect([may('a'), may('a')]).toEqual([true, false]);
  time = 1001;
  expect(may('a')).toBe(true);
  for (let index = 0; index < 10_001; index += 1) may(`flood ${index}`);
  expect(may('a')).toBe(true);
});
