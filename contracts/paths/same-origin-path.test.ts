import { expect, test } from 'vitest';
import { sameOriginPath } from '#contracts/paths/same-origin-path.ts';

const origin = 'https://site.example';

test.each([
  '/',
  '/en/mykomax',
  '/mykomax/tickets/12?tab=open#reply',
  '/am/oauth2/realms/root/realms/alpha/authorize?client_id=a&redirect_uri=https%3A%2F%2Fsite.example%2Fcallback',
  '/de/search?q=a//b',
  '/en/a%20b',
])('%s is a way on', (address) => {
  expect(sameOriginPath(address, origin)).toBe(address);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%252fevil.example',
  '/.//evil.example',
  '/en/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n//evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'https://site.example.evil.example',
  'https://site.example@evil.example',
  'https://site.example/en',
  'http://site.example/en',
  '@evil.example',
  'evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://site.example/x',
  '?goto=//evil.example',
  '#//evil.example',
  '．/evil.example',
  '/\u0000/evil.example',
  `/${'a'.repeat(4000)}`,
  '',
  null,
  undefined,
])('IDP-02 %j leads nowhere', (address) => {
  expect(sameOriginPath(address, origin)).toBeUndefined();
});

test('whatever comes back is on this origin', () => {
  for (const address of ['/a/../b', '/a/./b', '/ümlaut', '/a//b', '/。example', '/@evil.example', '/:80/x'])
    expect(new URL(sameOriginPath(address, origin) ?? '/', origin).origin, address).toBe(origin);
});
