import { expect, test } from 'vitest';
import { blocks } from '#contracts/content/blocks.ts';
import { getSummary } from './item-summary.ts';

const figure = blocks.keyFigures.items.fields;
const row = blocks.table.rows.fields;

test('EDI-05 a closed item is told by its first words', () => {
  const texts = { 'k/items/1/value': '60', 'k/items/1/label': 'machines', 'k/items/1/note': 'in 2026' };
  expect(getSummary(figure, { id: '1' }, 'k/items/1', texts, undefined)).toBe('60 – machines');
});

test('EDI-05 what is not translated yet is told in the source language', () => {
  expect(getSummary(figure, { id: '1' }, 'k/items/1', {}, { 'k/items/1/value': '60' })).toBe('60');
  expect(getSummary(figure, { id: '1' }, 'k/items/1', {}, undefined)).toBe('');
});

test('EDI-05 a row of a table is told by its cells', () => {
  const item = { id: 'r', cells: [{ id: '1' }, { id: '2' }] };
  const texts = { 't/rows/r/cells/1/value': 'Force', 't/rows/r/cells/2/value': '40 kN' };
  expect(getSummary(row, item, 't/rows/r', texts, undefined)).toBe('Force · 40 kN');
});

test('EDI-05 rich text is told by its words', () => {
  const text = {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        content: [
          { type: 'text' as const, text: 'Cut ' },
          { type: 'text' as const, text: 'wire' },
        ],
      },
      { type: 'bulletList' as const, content: [] },
    ],
  };
  const item = blocks.accordion.items.fields;
  expect(getSummary(item, { id: 'a' }, 'q/items/a', { 'q/items/a/text': text }, undefined)).toBe('Cut wire');
});
