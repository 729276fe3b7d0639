import { expect, test } from 'vitest';
import { couldBeRoute, readPath } from './catalogue-path.ts';

test('CAT-01 a path names the kind, the route and, last, what is asked for', () => {
  expect(readPath('/products')).toEqual({ type: 'product', route: '', slug: '' });
  expect(readPath('/services/upgrades/retrofit')).toEqual({
    type: 'service',
    route: 'upgrades/retrofit',
    slug: 'retrofit',
  });
  expect(() => readPath('/stories/first')).toThrow('/stories/first');
});

test('CAT-01 what is not a slug is not asked for', () => {
  expect(couldBeRoute('wire-processing/napf-j1')).toBe(true);
  for (const route of ['', 'a b', 'A', 'a/', 'a//b', 'ä', '<a>'])
    expect(couldBeRoute(route), route).toBe(false);
});
