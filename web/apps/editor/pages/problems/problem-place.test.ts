import { expect, test } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import { getPath, placeOfProblem } from './problem-place.ts';

const block = {
  id: 'figures',
  type: 'table',
  anchor: null,
  tone: 'plain',
  rows: [{ id: 'r1' }, { id: 'r2', cells: [{ id: 'c1' }, { id: 'c2' }, { id: 'c3' }] }],
};

test('EDI-05 a place in a list is told by its number', () => {
  expect(getPath(block, 'rows/r2/cells/c3/value')).toEqual(['rows', 2, 'cells', 3, 'value']);
  expect(getPath(block, 'caption')).toEqual(['caption']);
});

test('EDI-05 a problem is of a block, or of the page', () => {
  const draft = { blocks: [block] } as unknown as PageDraft;
  const problem = { code: 'missing', params: {}, language: null } as const;
  expect(placeOfProblem(draft, { ...problem, block: 'figures', field: 'rows/r1' })).toEqual({
    block,
    path: ['rows', 1],
  });
  expect(placeOfProblem(draft, { ...problem, block: null, field: 'title' })).toEqual({
    block: undefined,
    path: ['title'],
  });
});
