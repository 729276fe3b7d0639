import { expect, test } from 'vitest';
import { type PageNode, pageTree } from './page-tree.ts';

const entry = (path: string, sortIndex = 0, id = path) => ({
  id,
  siteId: 'main',
  path,
  parentPath: path === '/' ? null : path.slice(0, Math.max(1, path.lastIndexOf('/'))),
  sortIndex,
});
type Entry = ReturnType<typeof entry>;

const drawn = (nodes: readonly PageNode<Entry>[]): unknown[] =>
  nodes.flatMap(({ entry: { id }, children }) => (children.length > 0 ? [id, drawn(children)] : [id]));

test('EDI-05 pages stand below those above them, in the order of menus', () => {
  const entries = [entry('/'), entry('/a', 2), entry('/a/x'), entry('/b', 1), entry('/c', 2)];
  expect(drawn(pageTree(entries))).toEqual(['/', ['/b', '/a', ['/a/x'], '/c']]);
});

test('EDI-05 a page whose parent is missing is not lost', () => {
  expect(drawn(pageTree([entry('/a/x/y'), entry('/b')]))).toEqual(['/a/x/y', '/b']);
});

test('EDI-05 versions of one page for different countries stand beside each other', () => {
  const entries = [entry('/'), entry('/', 0, 'cn'), entry('/a')];
  expect(drawn(pageTree(entries))).toEqual(['/', ['/a'], 'cn']);
});
