import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { RichText, RichTextInline } from '#contracts/content/rich-text.ts';
import { texts, writeTexts } from './markdown-text.ts';

const paragraph = (...content: RichTextInline[]): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
});
const plain = (text: string): RichTextInline => ({ type: 'text', text });
const again = (document: RichText) => {
  const written = writeTexts({ unit: document }) as { unit: { markdown?: string } };
  return { markdown: written.unit.markdown, read: v.parse(texts, written).unit };
};

test.each([
  ['# no heading, - no list, 1. no number', '\\# no heading, - no list, 1. no number'],
  ['1. first', '1\\. first'],
  ['- dash', '\\- dash'],
  ['a * b _ c [d] <e> & `f` \\g', 'a \\* b \\_ c \\[d\\] \\<e> \\& \\`f\\` \\\\g'],
])('SYS-06 %s is what it says', (text, markdown) => {
  const document = paragraph(plain(text));
  expect(again(document)).toEqual({ markdown, read: document });
});

test('marks, links, lists and breaks are read as they were', () => {
  const page = { kind: 'PAGE', page: crypto.randomUUID(), pageParameters: '#team' };
  const item = (text: string) => ({ type: 'listItem' as const, content: paragraph(plain(text)).content });
  const document: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [plain('A heading')] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'H', marks: [{ type: 'bold' }] },
          { type: 'text', text: '2', marks: [{ type: 'bold' }, { type: 'subscript' }] },
          { type: 'text', text: 'O ', marks: [{ type: 'italic' }, { type: 'bold' }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'the team', marks: [{ type: 'link', attrs: page as never }] },
        ],
      },
      { type: 'orderedList', attrs: { start: 3 }, content: [item('three'), item('four')] },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [...item('a').content, { type: 'bulletList', content: [item('b')] }] },
        ],
      },
      { type: 'blockquote', content: paragraph(plain('said')).content },
      { type: 'horizontalRule' },
    ],
  };
  expect(again(document).read).toEqual(document);
});

test('what Markdown cannot say stays the document that it is', () => {
  const link = { kind: 'EXTERNAL', href: 'https://a.example', openInNewTab: true };
  for (const document of [
    paragraph(plain(' spaces around ')),
    paragraph(plain('two\nlines')),
    paragraph(plain('one'), plain('other')),
    paragraph(),
    paragraph({ type: 'text', text: 'away', marks: [{ type: 'link', attrs: link as never }] }),
  ])
    expect(again(document)).toEqual({ markdown: undefined, read: document });
});

test('Markdown that somebody broke is a problem in words', () => {
  const read = v.safeParse(texts, { unit: { markdown: '# One' } });
  expect(read.issues?.map(({ message }) => message)).toEqual([
    'has a heading of level 1; 2 to 4 are allowed',
  ]);
});
