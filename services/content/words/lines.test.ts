import { expect, test } from 'vitest';
import type { RichText } from '#contracts/content/rich-text.ts';
import { findInWords, replaceInWords } from './lines.ts';

const wanted = { words: 'leads an hour', exact: false, wholeWords: false };
const bold = [{ type: 'bold' as const }];
const text: RichText = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Up to 900 leads an hour.' }] },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: '5000 ' },
                { type: 'text', text: 'leads', marks: bold },
                { type: 'text', text: ' an hour' },
                { type: 'hardBreak' },
                { type: 'text', text: 'and more' },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('EDI-05 words are found across marks, each at a place of its own', () => {
  const found = findInWords(text, wanted);
  expect(found.map(({ at }) => at)).toEqual([10, 30]);
  expect(findInWords('one\nLeads an hour', wanted).map(({ at, line }) => [at, line])).toEqual([
    [4, 'Leads an hour'],
  ]);
});

test('EDI-05 only chosen places are replaced; marks, lists and line breaks stay', () => {
  const { words, replaced } = replaceInWords(text, wanted, new Set([30, 77]), 'leads per hour');
  expect(replaced).toBe(1);
  expect((words as RichText).content[0]).toEqual(text.content[0]);
  expect(JSON.stringify((words as RichText).content[1])).toBe(
    JSON.stringify(text.content[1])
      .replace('"text":"leads"', '"text":"leads per hour"')
      .replace('{"type":"text","text":" an hour"},', ''),
  );
});

test('EDI-05 nothing in its place leaves no empty text behind', () => {
  const line: RichText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'leads an hour' }] }],
  };
  expect(replaceInWords(line, wanted, new Set([0]), '').words).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph', content: [] }],
  });
  expect(replaceInWords('1 leads an hour\nx', wanted, new Set([2]), 'l/h').words).toBe('1 l/h\nx');
});
