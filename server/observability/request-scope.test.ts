import { expect, test } from 'vitest';
import { findRequestId } from './request-scope.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

test('a request that belongs to a trace is called by it', () => {
  expect(findRequestId({ traceparent: `00-${trace}-00f067aa0ba902b7-01` }, false)).toBe(trace);
});

test.each([
  '',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
  `${trace}\r\nx: y`,
])('what is not a trace gives no name: %j', (traceparent) => {
  expect(findRequestId({ traceparent }, false)).toMatch(uuid);
});

test('the name that a proxy gave is taken from a proxy alone, and only where it is one', () => {
  expect(findRequestId({ 'x-request-id': 'edge-1234.5' }, true)).toBe('edge-1234.5');
  expect(findRequestId({ 'x-request-id': 'edge-1234.5' }, false)).toMatch(uuid);
  expect(findRequestId({ 'x-request-id': 'a b' }, true)).toMatch(uuid);
  expect(findRequestId({ 'x-request-id': 'x'.repeat(65) }, true)).toMatch(uuid);
});
