import { expect, test } from 'vitest';
import { compactLink, type EditorNode, normalise } from './normalise.ts';

const text = (value: string, ...marks: EditorNode['marks'] & object[]): EditorNode => ({
  type: 'text',
  text: value,
  ...(marks.length ? { marks } : {}),
});
const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content });
const paragraph = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', content });

test('EDI-05 what the contract does not name is left out', () => {
  const document = doc(
    { type: 'heading', attrs: { level: 3, id: null }, content: [text('Crimp')] },
    {
      type: 'orderedList',
      attrs: { start: 1, type: null },
      content: [{ type: 'listItem', content: [paragraph(text('a'))] }],
    },
    paragraph(text('b', { type: 'bold', attrs: {} })),
  );
  expect(normalise(document)).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Crimp' }] },
      {
        type: 'orderedList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] },
        ],
      },
      { type: 'paragraph', content: [{ type: 'text', text: 'b', marks: [{ type: 'bold' }] }] },
    ],
  });
});

test('EDI-05 a list that begins later says so', () => {
  const list = {
    type: 'orderedList',
    attrs: { start: 4 },
    content: [{ type: 'listItem', content: [paragraph(text('a'))] }],
  };
  expect(normalise(doc(list))?.content[0]).toMatchObject({ attrs: { start: 4 } });
});

test.each([
  ['an empty document', doc(paragraph())],
  ['breaks only', doc(paragraph({ type: 'hardBreak' }))],
  ['an empty list', doc({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph()] }] })],
  ['an empty quote', doc({ type: 'blockquote', content: [paragraph()] })],
])('EDI-05 %s says nothing', (_, document) => {
  expect(normalise(document)).toBeUndefined();
});

test('EDI-05 empty paragraphs and breaks at the end go, breaks within stay', () => {
  const document = doc(
    paragraph(text('a'), { type: 'hardBreak' }, text('b'), { type: 'hardBreak' }),
    paragraph(),
  );
  expect(normalise(document)?.content).toEqual([
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }, { type: 'text', text: 'b' }],
    },
  ]);
});

test('EDI-05 a link keeps what its kind says', () => {
  const attrs = { kind: 'EXTERNAL', href: 'https://a.example', page: null, openInNewTab: false };
  const document = doc(paragraph(text('a', { type: 'link', attrs })));
  expect(normalise(document)?.content[0]).toMatchObject({
    content: [{ marks: [{ type: 'link', attrs: { kind: 'EXTERNAL', href: 'https://a.example' } }] }],
  });
  expect(compactLink({ kind: 'PAGE', page: 'x', pageParameters: '', openInNewTab: true })).toEqual({
    kind: 'PAGE',
    page: 'x',
    openInNewTab: true,
  });
});
