import { describe, expect, test } from 'vitest';
import type { RichText } from '#contracts/content/rich-text.ts';
import type { SegmentText } from '../segment.ts';
import { decodeSegmentText } from './decode-segment-text.ts';
import { encodeSegmentText } from './encode-segment-text.ts';

const bold = { type: 'bold' } as const;
const link = { type: 'link', attrs: { kind: 'PATH', path: '/products' } } as never;
const rich: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Cut & strip <all>' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Every ' },
        { type: 'text', text: 'wire', marks: [bold] },
        { type: 'text', text: ' with a link', marks: [bold, link] },
        { type: 'hardBreak' },
        { type: 'text', text: 'to {name}', marks: [link] },
      ],
    },
    { type: 'horizontalRule' },
    { type: 'paragraph' },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'One' }] }] },
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'Two' }] },
            {
              type: 'bulletList',
              content: [
                {
                  type: 'listItem',
                  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Deep' }] }],
                },
              ],
            },
          ],
        },
      ],
    },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Said' }] }] },
  ],
};

describe('EDI-05 words become parts with codes and again the same words', () => {
  test.each<[string, SegmentText]>([
    ['a text', 'Every wire'],
    ['lines and placeholders', 'First line\nsecond for {name}, not { name } or {}'],
    ['rich text', rich],
  ])('%s', (_, words) => {
    const parts = encodeSegmentText(words).map(({ content }) => content);
    expect(decodeSegmentText(parts, typeof words === 'string' ? 'text' : 'richText')).toEqual(words);
  });

  test('each paragraph is a segment; what holds them together is not', () => {
    const kinds = encodeSegmentText(rich).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'segment')).toHaveLength(6);
    expect(kinds[0]).toBe('between');
    expect(kinds.at(-1)).toBe('between');
  });

  test('codes that make no words are refused', () => {
    const [, heading = { content: [] }] = encodeSegmentText(rich);
    expect(() => decodeSegmentText([heading.content], 'richText')).toThrow('words in no paragraph');
    const structure = { kind: 'code' as const, id: '1', code: { structure: ['/' as const] } };
    expect(() => decodeSegmentText([[structure]], 'richText')).toThrow('an end without a beginning');
    expect(() => decodeSegmentText([[structure]], 'text')).toThrow('a code in plain text');
    const open = { kind: 'code' as const, id: '1', code: { structure: [{ type: 'paragraph' }] } };
    expect(() => decodeSegmentText([[open, 'words']], 'richText')).toThrow('a beginning without an end');
  });
});
