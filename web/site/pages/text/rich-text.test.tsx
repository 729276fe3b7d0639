import { describe, expect, test } from 'vitest';
import type { RichTextInline, RichTextNode, RichText as Tree } from '#contracts/content/rich-text.ts';
import { sampleLink } from '../layout/sample-blocks.ts';
import { draw } from '../test-reader.tsx';
import { plainText } from './plain-text.ts';
import { RichText } from './rich-text.tsx';

const words = (text: string, ...marks: string[]): RichTextInline =>
  ({ type: 'text', text, marks: marks.map((type) => ({ type })) }) as RichTextInline;
const paragraph = (...content: RichTextInline[]): RichTextNode => ({ type: 'paragraph', content });
const heading = (level: 2 | 3 | 4, text: string): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: [words(text)],
});
const doc = (...content: RichTextNode[]): Tree => ({ type: 'doc', content });
const inside = async (tree: Tree, level?: 2 | 3) =>
  (await draw(<RichText value={tree} level={level} />)).replace(/^<div[^>]*>|<\/div>$/g, '');

describe('texts from content become elements', () => {
  test('paragraphs, breaks and marks', async () => {
    const tree = doc(
      paragraph(
        words('H'),
        words('2', 'subscript'),
        words('O, '),
        words('5 mm', 'bold', 'italic'),
        words('2', 'superscript'),
      ),
      paragraph(words('one'), { type: 'hardBreak' }, words('two')),
    );
    expect(await inside(tree)).toBe(
      '<p>H<sub>2</sub>O, <em><strong>5 mm</strong></em><sup>2</sup></p><p>one<br/>two</p>',
    );
  });

  test('lists, with their first number, and quotes', async () => {
    const item = (text: string) => ({ type: 'listItem' as const, content: [paragraph(words(text))] });
    const tree = doc(
      { type: 'bulletList', content: [item('cut')] },
      { type: 'orderedList', attrs: { start: 3 }, content: [item('crimp')] },
      { type: 'blockquote', content: [paragraph(words('finished'))] },
      { type: 'horizontalRule' },
    );
    expect(await inside(tree)).toBe(
      '<ul><li>cut</li></ul><ol start="3"><li>crimp</li></ol><blockquote><p>finished</p></blockquote><hr/>',
    );
  });

  test('headings follow the rank of the block and never skip one', async () => {
    const tree = doc(heading(4, 'a'), heading(2, 'b'), heading(4, 'c'), heading(3, 'd'));
    expect(await inside(tree, 3)).toBe('<h3>a</h3><h3>b</h3><h4>c</h4><h4>d</h4>');
    expect(await inside(doc(heading(2, 'a'), heading(3, 'b')), 2)).toBe('<h2>a</h2><h3>b</h3>');
  });

  test('PAG-03 words of one link are one anchor, whatever else marks them', async () => {
    const link = { type: 'link' as const, attrs: sampleLink };
    const tree = doc(
      paragraph(
        { type: 'text', text: 'our ', marks: [link] },
        { type: 'text', text: 'laboratory', marks: [{ type: 'bold' }, link] },
        words(' cuts'),
      ),
    );
    expect(await inside(tree)).toBe(
      '<p><a href="/en-ch/about-us/quality">our <strong>laboratory</strong></a> cuts</p>',
    );
  });

  test('markup in a text stays text, and unknown nodes and marks are left out', async () => {
    const hostile = doc(
      paragraph(words('<script>alert(1)</script>', 'onclick')),
      { type: 'iframe', attrs: { src: 'https://evil.example' } } as unknown as RichTextNode,
      paragraph({ type: 'image', src: 'x' } as unknown as RichTextInline),
      paragraph(words('x', 'constructor')),
    );
    expect(await inside(hostile)).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p></p><p>x</p>');
  });

  test('PAG-03 a hostile link in a text leaves its words', async () => {
    const attrs = { ...sampleLink, kind: 'EXTERNAL' as const, page: null, href: 'javascript:alert(1)' };
    const tree = doc(paragraph({ type: 'text', text: 'click', marks: [{ type: 'link', attrs }] }));
    expect(await inside(tree)).toBe('<p>click</p>');
  });

  test('nothing is drawn for no text', async () => {
    expect(await draw(<RichText value={null} />)).toBe('');
    expect(await draw(<RichText value={doc()} />)).toBe('');
    expect(await draw(<RichText value={{ type: 'doc' } as Tree} />)).toBe('');
  });
});

test('the words of a text alone keep paragraphs and list entries apart', () => {
  const entry = { type: 'listItem' as const, content: [paragraph(words('cut'))] };
  const tree = doc(heading(2, 'How'), paragraph(words('We '), words('mea', 'bold'), words('sure.')), {
    type: 'bulletList',
    content: [entry, entry],
  });
  expect(plainText(tree)).toBe('How We measure. cut cut');
});
