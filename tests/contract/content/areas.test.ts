import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { areas, isInArea } from '#contracts/content/areas.ts';
import routes from '#web/site/routes.ts';

/** The part of a route before its first parameter: `subscription/confirm/:token` → `subscription/confirm`. */
const fixedPart = (path: string) => path.replace(/\/?[:*].*$/, '');

function localized(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => [
    ...(path.startsWith(':locale/') ? [fixedPart(path.slice(':locale/'.length))] : []),
    ...localized(children),
  ]);
}

test('URL-09 links may lead wherever the site answers without a page of its content', async () => {
  // Pages that are reached by redirects and never by a link.
  const unlinked = ['', 'callback', 'refused-file'];
  const known = localized(await routes).filter((path) => !unlinked.includes(path));
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter((path) => !isInArea(`/${path}`))).toEqual([]);
});

test('an area is a path and what is below it, not what begins alike', () => {
  expect(areas.filter((area) => !isInArea(area))).toEqual([]);
  expect(['/Products/x', '/mykomax'].every(isInArea)).toBe(true);
  expect(['/newsroom', '/', '/productsheet'].some(isInArea)).toBe(false);
});
