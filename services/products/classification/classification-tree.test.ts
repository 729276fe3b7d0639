import { expect, test } from 'vitest';
import { getTree, heldTree } from './classification-tree.ts';
import type { Classification } from './save-classifications.ts';

const shelf = (slug: string, parent: string | null, more: Partial<Classification> = {}): Classification => ({
  slug,
  parent,
  type: 'product',
  position: 0,
  names: { en: slug },
  descriptions: {},
  image: null,
  cards: null,
  filters: null,
  ...more,
});

test('CAT-02 routes and lineage lead from the top; parents stand before their children', () => {
  const tree = getTree([
    shelf('b', null),
    shelf('a', null),
    shelf('a-1', 'a'),
    shelf('a-1-x', 'a-1'),
    shelf('b-1', 'b'),
  ]);
  expect([...tree.values()].map(({ route, rank }) => [route, rank])).toEqual([
    ['b', 0],
    ['b/b-1', 1],
    ['a', 2],
    ['a/a-1', 3],
    ['a/a-1/a-1-x', 4],
  ]);
  expect(tree.get('a-1-x')?.lineage.map(({ slug }) => slug)).toEqual(['a', 'a-1', 'a-1-x']);
  expect(tree.get('a')?.children.map(({ slug }) => slug)).toEqual(['a-1']);
});

test('cards and filters come from the nearest one that names some', () => {
  const tree = getTree([
    shelf('top', null, { cards: ['width'], filters: ['width'] }),
    shelf('middle', 'top', { cards: ['force'] }),
    shelf('low', 'middle', { filters: [] }),
  ]);
  expect(tree.get('low')).toMatchObject({ cardAttributes: ['force'], filterAttributes: [] });
  expect(tree.get('middle')?.filterAttributes).toEqual(['width']);
});

test('what hangs on nothing, or on itself, is in no tree', () => {
  const tree = getTree([shelf('top', null), shelf('lost', 'gone'), shelf('x', 'y'), shelf('y', 'x')]);
  expect([...tree.keys()]).toEqual(['top']);
});

test('issue 30: a class is seen as long as it or one below it holds something', () => {
  const tree = getTree([
    shelf('top', null),
    shelf('full', 'top'),
    shelf('empty', 'top'),
    shelf('other', null),
  ]);
  const held = heldTree(tree, (slug) => ['top', 'full'].includes(slug));
  expect([...held.keys()]).toEqual(['top', 'full']);
  expect(held.get('top')?.children.map(({ slug }) => slug)).toEqual(['full']);
  expect(tree.get('top')?.children).toHaveLength(2);
});
