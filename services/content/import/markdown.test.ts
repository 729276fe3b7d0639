import { expect, test } from 'vitest';
import { getRichText, MarkdownError } from './markdown.ts';

const read = (markdown: string) => getRichText(markdown, (href) => ({ kind: 'EXTERNAL', href })).content;

test('paragraphs, headings, lists, quotes and rules', () => {
  expect(read('One\n\n### Two\n\n3. three\n4. four\n\n> five\n\n---').map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'orderedList',
    'blockquote',
    'horizontalRule',
  ]);
  expect(read('3. three')[0]).toMatchObject({ type: 'orderedList', attrs: { start: 3 } });
});

test('marks may lie in each other', () => {
  expect(read('**bold *and italic***')).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'bold ', marks: [{ type: 'bold' }] },
        { type: 'text', text: 'and italic', marks: [{ type: 'bold' }, { type: 'italic' }] },
      ],
    },
  ]);
});

test('indices are written as in HTML, and must be closed', () => {
  expect(read('CO<sub>2</sub> and m<sup>2</sup>')[0]).toMatchObject({
    content: [
      { text: 'CO' },
      { text: '2', marks: [{ type: 'subscript' }] },
      { text: ' and m' },
      { text: '2', marks: [{ type: 'superscript' }] },
    ],
  });
  expect(() => read('CO<sub>2')).toThrow(MarkdownError);
});

test('lines of a paragraph run together: with a space, in Chinese and Japanese without', () => {
  expect(read('cut\nand strip')[0]).toMatchObject({ content: [{ text: 'cut and strip' }] });
  expect(read('全自動\n圧着機')[0]).toMatchObject({ content: [{ text: '全自動圧着機' }] });
  expect(read('两台\nReuss')[0]).toMatchObject({ content: [{ text: '两台 Reuss' }] });
});

test.each([
  ['# Too large'],
  ['<script>alert(1)</script>'],
  ['word <b>bold</b>'],
  ['![picture](x.jpg)'],
  ['```\ncode\n```'],
])('%j has no form in rich text', (markdown) => {
  expect(() => read(markdown)).toThrow(MarkdownError);
});
