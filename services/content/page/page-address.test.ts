import { expect, test } from 'vitest';
import { getBranch, getParent, isPagePath, pageUrl, pathsAbove } from './page-address.ts';

test('URL-01 a path and the pages above it', () => {
  expect(getBranch('/about-us/sustainability/climate')).toEqual(['about-us', 'sustainability', 'climate']);
  expect(pathsAbove('/about-us/sustainability/climate')).toEqual(['/about-us', '/about-us/sustainability']);
  expect(getParent('/about-us/sustainability')).toBe('/about-us');
  expect(getParent('/about-us')).toBe('/');
});

test('URL-01 the home page is called home and has nothing above', () => {
  expect(getBranch('/')).toEqual(['home']);
  expect(pathsAbove('/')).toEqual([]);
  expect(getParent('/')).toBeNull();
});

test('URL-02 addresses begin with what the site is found by', () => {
  expect([pageUrl('', '/'), pageUrl('', '/careers')]).toEqual(['/', '/careers']);
  expect([pageUrl('/events', '/'), pageUrl('/events', '/internal-2025')]).toEqual([
    '/events',
    '/events/internal-2025',
  ]);
});

test.each(['/', '/about-us', '/a/b/c', '/wirepro-expo-2024'])('URL-01 a page may live at %s', (path) => {
  expect(isPagePath(path)).toBe(true);
});

test.each([
  '',
  'about',
  '//',
  '/a/',
  '/A',
  '/a//b',
  '/a b',
  '/..',
  '/a/../b',
  '/a%2fb',
  '/é',
  `/${'a'.repeat(500)}`,
])('URL-01 no page may live at %j', (path) => {
  expect(isPagePath(path)).toBe(false);
});
