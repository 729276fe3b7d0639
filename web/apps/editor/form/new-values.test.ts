import { expect, test } from 'vitest';
import { type BlockType, blocks, blockTypes } from '#contracts/content/blocks.ts';
import { newValues } from './new-values.ts';
import { findBlockProblems } from './problems.ts';

const begin = (type: BlockType) => newValues(blocks[type]);

test('EDI-05 a block begins with its first choices and the fewest items it needs', () => {
  expect(begin('cards')).toEqual({ layout: 'grid', items: [{ id: expect.any(String) }] });
  expect(begin('anchorNavigation')).toEqual({ includeContact: false });
  const { items } = begin('processFinder') as { items: { id: string; process: string }[] };
  expect(items.map(({ process }) => process)).toEqual(['cut', 'cut']);
  expect(new Set(items.map(({ id }) => id)).size).toBe(2);
});

test.each(blockTypes)('EDI-05 a new %s lacks words only', (type) => {
  const block = { id: 'new', type, anchor: null, tone: 'plain', ...begin(type) };
  expect(findBlockProblems(block, {}, 'en').filter(({ code }) => code !== 'missing')).toEqual([]);
});
