import { expect, test } from 'vitest';
import { getSlug, isPagePath, pathAbove, pathBelow } from './page-path.ts';

test.each([
  ['Crimp height, measured', 'crimp-height-measured'],
  ['Über uns', 'ueber-uns'],
  ['Öffnungszeiten – Zürich', 'oeffnungszeiten-zuerich'],
  ['Réglage à chaud', 'reglage-a-chaud'],
  ['株式会社', ''],
])('EDI-05 the title "%s" gives the path "%s"', (title, slug) => {
  expect(getSlug(title)).toBe(slug);
});

test.each(['/', '/about', '/about/our-history', '/2025'])('EDI-05 %s is a path', (path) => {
  expect(isPagePath(path)).toBe(true);
});

test.each(['', 'about', '/About', '/about/', '/a--b', '/über', '//x', '/a b'])(
  'EDI-05 "%s" is none',
  (path) => {
    expect(isPagePath(path)).toBe(false);
  },
);

test('EDI-05 a path below another one, and the path above', () => {
  expect([pathBelow('/', 'a'), pathBelow('/a', 'b')]).toEqual(['/a', '/a/b']);
  expect([pathAbove('/'), pathAbove('/a'), pathAbove('/a/b')]).toEqual(['/', '/', '/a']);
});
