import { expect, test } from 'vitest';
import { placeInBlock } from './place-in-block.ts';

const block = {
  id: 'figures',
  type: 'keyFigures',
  anchor: null,
  tone: 'plain',
  items: [{ id: 'a' }, { id: 'b', links: [{ id: 'c' }] }],
} as never;

test.each([
  ['items/b/label', ['items', '2', 'label']],
  ['items/b/links/c/text', ['items', '2', 'links', '1', 'text']],
  ['items/gone/label', ['items', 'gone', 'label']],
  ['title', ['title']],
  ['', []],
])('EDI-05 %j is said with items by their number', (way, place) => {
  expect(placeInBlock(block, way)).toEqual(place);
});
