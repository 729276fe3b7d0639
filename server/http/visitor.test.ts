import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createVisitorFinder } from './visitor.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test('without a proxy in front, nobody can pretend to ask from elsewhere', () => {
  const findVisitor = createVisitorFinder(0);
  expect(findVisitor(from('192.0.2.1', '198.51.100.1'))).toBe('192.0.2.1');
  expect(findVisitor(from('::ffff:192.0.2.1'))).toBe('192.0.2.1');
});

test('behind proxies, only what they wrote counts', () => {
  expect(createVisitorFinder(1)(from('10.0.0.1', 'forged, 192.0.2.7'))).toBe('192.0.2.7');
  expect(createVisitorFinder(2)(from('10.0.0.1', 'forged, 192.0.2.7, 10.0.0.2'))).toBe('192.0.2.7');
  expect(createVisitorFinder(1)(from('10.0.0.1'))).toBe('10.0.0.1');
  expect(createVisitorFinder(3)(from('10.0.0.1', '192.0.2.7'))).toBe('10.0.0.1');
});

test('an IPv6 visitor is its network', () => {
  const findVisitor = createVisitorFinder(0);
  for (const address of ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::9', '2001:db8:1:2:ffff::']) {
    expect(findVisitor(from(address)), address).toBe('2001:db8:1:2');
  }
  expect(findVisitor(from('::1'))).toBe('0:0:0:0');
});
