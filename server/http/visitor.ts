import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The address of a visitor, for counting attempts. */
export type FindVisitor = (request: IncomingMessage) => string;

/**
 * Each proxy appends the address that a request came from to `X-Forwarded-For`: with `trustedProxies` of them in
 * front, the visitor's own is that many from the end, and whatever stands before it was written by the visitor. IPv6
 * visitors count by their /64 network.
 */
export function createVisitorFinder(trustedProxies: number): FindVisitor {
  return ({ headers, socket }) => {
    const direct = socket.remoteAddress ?? '';
    if (trustedProxies === 0) return getNetwork(direct);
    const passed = String(headers['x-forwarded-for'] ?? '').split(',');
    return getNetwork(passed.at(-trustedProxies)?.trim() || direct);
  };
}

/** The address, or the network of an IPv6 visitor, in one spelling. */
export function getNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 45);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array(Math.max(0, 8 - groups.length - after.length)).fill('0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':').toLowerCase();
}
