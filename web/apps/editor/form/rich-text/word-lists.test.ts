import { expect, test } from 'vitest';
import type { EditorNode } from './normalise.ts';
import { parseLists } from './word-lists.ts';

const paragraph = (text: string): EditorNode => ({
  type: 'paragraph',
  content: text ? [{ type: 'text', text }] : [],
});
const getShape = (nodes: EditorNode[]): unknown[] =>
  nodes.map(({ type, text, content }) => text ?? [type, ...getShape(content ?? [])]);

test('EDI-05 items that Word wrote as paragraphs become lists', () => {
  const pasted = ['Steps', '·\u00a0\u00a0 Cut', '·  Strip', '1.  Crimp', '2.  Test', 'End'].map(paragraph);
  expect(getShape(parseLists(pasted))).toEqual([
    ['paragraph', 'Steps'],
    ['bulletList', ['listItem', ['paragraph', 'Cut']], ['listItem', ['paragraph', 'Strip']]],
    ['orderedList', ['listItem', ['paragraph', 'Crimp']], ['listItem', ['paragraph', 'Test']]],
    ['paragraph', 'End'],
  ]);
});

test('EDI-05 what begins with a number or a dash for another reason stays', () => {
  const pasted = ['2.5 mm² wire', 'o-ring', '40 kN'].map(paragraph);
  expect(parseLists(pasted)).toEqual(pasted);
});

test('EDI-05 paragraphs that hold nothing go', () => {
  expect(parseLists([paragraph(''), paragraph('\u00a0'), paragraph('a')])).toEqual([paragraph('a')]);
});
