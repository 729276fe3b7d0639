import { expect, test } from 'vitest';
import type { Content } from '../../form/edits.ts';
import {
  newBlock,
  withBlockAt,
  withBlockMoved,
  withDuplicate,
  withFrame,
  withoutBlock,
} from './block-edits.ts';

const content: Content = {
  blocks: [
    { id: 'a', type: 'text', anchor: 'top', tone: 'plain', width: 'Inline' },
    { id: 'b', type: 'quote', anchor: null, tone: 'plain' },
  ],
  texts: { en: { 'a/title': 'First', 'b/quote': 'It runs.' }, de: { 'b/quote': 'Es läuft.' } },
};
const ids = ({ blocks }: Content) => blocks.map(({ id }) => id);

test('EDI-05 a new block begins with what its declaration begins with', () => {
  const block = newBlock('keyFigures', ['a', 'b']);
  expect(block).toMatchObject({
    type: 'keyFigures',
    anchor: null,
    tone: 'plain',
    items: [{ id: expect.any(String) }],
  });
  expect(ids(withBlockAt(content, 1, block))).toEqual(['a', block.id, 'b']);
});

test('EDI-05 a block goes with its words in every language, and comes back with them', () => {
  const without = withoutBlock(content, 'b');
  expect(without.texts).toEqual({ en: { 'a/title': 'First' }, de: {} });
  const texts = { en: { 'b/quote': 'It runs.' }, de: { 'b/quote': 'Es läuft.' } };
  expect(withBlockAt(without, 1, content.blocks[1]!, texts)).toEqual(content);
});

test('EDI-05 a copy stands behind its block, with its words and without its fragment', () => {
  const copied = withDuplicate(content, 'a', 'c');
  expect(ids(copied)).toEqual(['a', 'c', 'b']);
  expect(copied.blocks[1]).toMatchObject({ type: 'text', anchor: null });
  expect(copied.texts.en).toMatchObject({ 'c/title': 'First', 'a/title': 'First' });
});

test('EDI-05 a block is moved and put on another ground', () => {
  expect(ids(withBlockMoved(content, 'a', 1))).toEqual(['b', 'a']);
  expect(withFrame(content, 'b', { tone: 'inverse' }).blocks[1]?.tone).toBe('inverse');
});
