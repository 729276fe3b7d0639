import { expect, test } from 'vitest';
import { getUnitPath } from './unit-path.ts';

const units = [
  'intro/title',
  'intro/actions/1/text',
  'cards/items/x1/title',
  'cards/items/a7/title',
  'cards/items/a7/link/text',
  'table/rows/r1/cells/c1/value',
  'table/rows/r1/cells/c2/value',
];

test.each([
  ['intro/title', ['title']],
  ['intro/actions/1/text', ['actions', 1, 'text']],
  ['cards/items/a7/title', ['items', 2, 'title']],
  ['cards/items/a7/link/text', ['items', 2, 'link', 'text']],
  ['table/rows/r1/cells/c2/value', ['rows', 1, 'cells', 2, 'value']],
])('EDI-05 %s is told as %j', (unit, path) => {
  expect(getUnitPath(unit, units)).toEqual(path);
});
