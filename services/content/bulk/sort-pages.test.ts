import { expect, test } from 'vitest';
import { sortPages } from './sort-pages.ts';

const page = (path: string, siteId = 'main') => ({ id: `${siteId}${path}`, siteId, path });
const pages = [page('/a/b'), page('/a'), page('/'), page('/ab'), page('/a/b', 'other')];
const paths = (action: Parameters<typeof sortPages>[1]) => sortPages(pages, action).pages.map(({ id }) => id);

test('EDI-05 pages above are published before those below, and taken off after them', () => {
  expect(paths('publish')).toEqual(['main/', 'main/a', 'main/a/b', 'other/a/b', 'main/ab']);
  expect(paths('takeOff')).toEqual(paths('publish').reverse());
});

test('EDI-05 what is moved or deleted takes along what is below it, on its own site, and the home page nothing', () => {
  for (const action of ['move', 'bin'] as const)
    expect([...sortPages(pages, action).along]).toEqual(['main/a/b']);
  expect(sortPages(pages, 'publish').along.size).toBe(0);
});
