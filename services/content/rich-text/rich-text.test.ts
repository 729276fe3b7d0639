import { expect, test } from 'vitest';
import type { RichText } from '#contracts/content/rich-text.ts';
import { getRichText } from '../import/markdown.ts';
import { deliverLink } from '../link/link.ts';
import { findRichTextFault } from './find-rich-text-fault.ts';
import { findLinks, plainText, withLinks } from './rich-text.ts';

const text = getRichText(
  '## Why\n\nSee [quality](https://a.example/q) now.\n\n- one\n- two [more](https://a.example/m)\n\n> Said *once*\n\n---',
  (href) => ({ kind: 'EXTERNAL', href }),
);

test('links are found wherever they stand', () => {
  expect(findLinks(text).map(({ href }) => href)).toEqual(['https://a.example/q', 'https://a.example/m']);
});

test('links are replaced, the rest stays as it is', () => {
  const delivered = withLinks(text, (link) => deliverLink(link, null, null));
  expect(findLinks(delivered)[0]).toMatchObject({
    href: 'https://a.example/q',
    openInNewTab: false,
    page: null,
  });
  expect(plainText(delivered)).toBe(plainText(text));
});

test('the words alone are a line for each part', () => {
  expect(plainText(text)).toBe('Why\nSee quality now.\none\ntwo more\nSaid once');
});

const paragraph = (...content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
const nested = (depth: number): unknown =>
  depth === 0 ? { type: 'paragraph' } : { type: 'blockquote', content: [nested(depth - 1)] };

test.each([
  ['no document', null],
  ['HTML', '<script>alert(1)</script>'],
  [
    'a node that nobody knows',
    { type: 'doc', content: [{ type: 'iframe', attrs: { src: 'https://evil.example' } }] },
  ],
  ['a heading of level 1', { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] }],
  ['a mark that nobody knows', paragraph({ type: 'text', text: 'x', marks: [{ type: 'style' }] })],
  [
    'a link that runs script',
    paragraph({
      type: 'text',
      text: 'x',
      marks: [{ type: 'link', attrs: { kind: 'EXTERNAL', href: 'javascript:alert(1)' } }],
    }),
  ],
  ['a text that is none', paragraph({ type: 'text', text: 5 })],
  ['a list item outside a list', { type: 'doc', content: [{ type: 'listItem', content: [] }] }],
  ['a hundred quotes in each other', { type: 'doc', content: [nested(100)] }],
])('rich text is refused: %s', (_, value) => {
  expect(findRichTextFault(value)).toEqual({ code: expect.any(String), params: expect.any(Object) });
});

test('rich text as the importer makes it is accepted', () => {
  expect(findRichTextFault(text satisfies RichText)).toBeUndefined();
});
