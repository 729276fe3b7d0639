import type { StoredLink } from '#contracts/content/draft.ts';
import type { RichTextInline, RichTextMark } from '#contracts/content/rich-text.ts';
import type { Markup } from './markup.ts';

/** Gives the link for an address; undefined: the address is not allowed. */
export type ReadLink = (href: string) => StoredLink | undefined;

const marks: Readonly<Record<string, RichTextMark>> = {
  strong: { type: 'bold' },
  b: { type: 'bold' },
  em: { type: 'italic' },
  i: { type: 'italic' },
  cite: { type: 'italic' },
  dfn: { type: 'italic' },
  var: { type: 'italic' },
  sub: { type: 'subscript' },
  sup: { type: 'superscript' },
};

type Options = {
  link: ReadLink;
  /** Keeps line breaks of the source: for posts without paragraphs and preformatted text. */
  keepsLineBreaks: boolean;
};

/** Text with its marks; white space collapses as in a browser. */
export function getInlines(markup: readonly Markup[], options: Options): RichTextInline[] {
  const inlines: RichTextInline[] = [];
  add(markup, []);
  return tidied(inlines);

  function add(nodes: readonly Markup[], open: readonly RichTextMark[]): void {
    for (const node of nodes) {
      if (typeof node === 'string') addText(node, open);
      else if (node.name === 'br') inlines.push({ type: 'hardBreak' });
      else add(node.children, withMark(open, getMark(node.name, node.attributes.href)));
    }
  }

  function addText(text: string, open: readonly RichTextMark[]): void {
    const lines = options.keepsLineBreaks ? text.split(/\r\n?|\n/) : [text];
    for (const [index, line] of lines.entries()) {
      if (index > 0) inlines.push({ type: 'hardBreak' });
      const words = line.replace(/[\s\p{Cc}]+/gu, ' ');
      if (words === '') continue;
      inlines.push({ type: 'text', text: words, ...(open.length > 0 && { marks: [...open] }) });
    }
  }

  function getMark(name: string, href: string | undefined): RichTextMark | undefined {
    if (name !== 'a' || href === undefined) return marks[name];
    const link = options.link(href);
    return link && { type: 'link', attrs: link as never };
  }
}

function withMark(open: readonly RichTextMark[], mark: RichTextMark | undefined): readonly RichTextMark[] {
  return mark && !open.some(({ type }) => type === mark.type) ? [...open, mark] : open;
}

/** Removes double spaces and those at line ends, and joins pieces with the same marks. */
function tidied(inlines: readonly RichTextInline[]): RichTextInline[] {
  const tidy: RichTextInline[] = [];
  for (const inline of inlines) {
    const last = tidy.at(-1);
    if (inline.type === 'hardBreak') {
      trimEnd(tidy);
      tidy.push(inline);
      continue;
    }
    const isStart = last?.type !== 'text' || last.text.endsWith(' ');
    const text = isStart ? inline.text.replace(/^ /, '') : inline.text;
    if (text === '') continue;
    if (last?.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(inline.marks))
      last.text += text;
    else tidy.push({ ...inline, text });
  }
  trimEnd(tidy);
  return tidy;
}

function trimEnd(inlines: RichTextInline[]): void {
  const last = inlines.at(-1);
  if (last?.type !== 'text') return;
  last.text = last.text.trimEnd();
  if (last.text === '') inlines.pop();
}

/** Splits at blank lines; single line breaks stay within a paragraph. */
export function getParagraphs(inlines: readonly RichTextInline[]): RichTextInline[][] {
  const paragraphs: RichTextInline[][] = [[]];
  let breaks = 0;
  for (const inline of inlines) {
    if (inline.type === 'hardBreak') {
      breaks += 1;
      continue;
    }
    const current = paragraphs.at(-1) as RichTextInline[];
    if (breaks > 1 && current.length > 0) paragraphs.push([inline]);
    else if (breaks > 0 && current.length > 0) current.push({ type: 'hardBreak' }, inline);
    else current.push(inline);
    breaks = 0;
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
