import type { RichTextListItem, RichTextNode } from '#contracts/content/rich-text.ts';
import { getInlines, getParagraphs, type ReadLink } from './inlines.ts';
import { type Markup, type MarkupElement, plainText } from './markup.ts';

/** The depth that rich text allows; deeper lists become paragraphs. */
const deepest = 4;

const levels: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
export const headings: ReadonlySet<string> = new Set(Object.keys(levels));

/** Elements that begin a new line. */
const lines = new Set([
  ...headings,
  'address',
  'article',
  'aside',
  'blockquote',
  'center',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'header',
  'hr',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'ul',
]);

export function isLine(node: Markup): node is MarkupElement {
  return typeof node !== 'string' && lines.has(node.name);
}

/** Puts loose text into paragraphs, split at blank lines. */
export function looseParagraphs(
  markup: readonly Markup[],
  link: ReadLink,
  keepsLineBreaks: boolean,
): RichTextNode[] {
  return getParagraphs(getInlines(markup, { link, keepsLineBreaks })).map((content) => ({
    type: 'paragraph',
    content,
  }));
}

/** Rich text without pictures, tables and films, which become blocks of their own. */
export function getRichText(markup: readonly Markup[], link: ReadLink, depth = 0): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let loose: Markup[] = [];
  const flush = () => {
    nodes.push(...looseParagraphs(loose, link, false));
    loose = [];
  };
  for (const node of markup) {
    if (!isLine(node)) {
      loose.push(node);
      continue;
    }
    flush();
    nodes.push(...getLine(node, link, depth));
  }
  flush();
  return nodes;
}

function getLine(
  { name, attributes, children }: MarkupElement,
  link: ReadLink,
  depth: number,
): RichTextNode[] {
  const level = levels[name];
  if (level) {
    const content = getInlines(children, { link, keepsLineBreaks: false });
    return content.length > 0 ? [{ type: 'heading', attrs: { level }, content }] : [];
  }
  if (name === 'hr') return [{ type: 'horizontalRule' }];
  if (name === 'pre') return looseParagraphs(children, link, true);
  if (name === 'dt' || name === 'summary')
    return looseParagraphs([{ name: 'strong', attributes: {}, children }], link, false);
  const isList = name === 'ul' || name === 'ol';
  if (isList && depth < deepest) return getList(name, attributes.start, children, link, depth);
  if (name === 'blockquote' && depth < deepest) {
    const content = getRichText(children, link, depth + 1);
    return content.length > 0 ? [{ type: 'blockquote', content }] : [];
  }
  return getRichText(children, link, depth);
}

function getList(
  name: 'ul' | 'ol',
  start: string | undefined,
  children: readonly Markup[],
  link: ReadLink,
  depth: number,
): RichTextNode[] {
  const items: RichTextListItem[] = [];
  for (const child of children) {
    if (typeof child === 'string' ? child.trim() === '' : plainText([child]).trim() === '') continue;
    const isItem = typeof child !== 'string' && child.name === 'li';
    const content = getRichText(isItem ? child.children : [child], link, depth + 1);
    // A list that stands directly in a list belongs to the item before it.
    const before = isItem ? undefined : items.at(-1);
    if (before) before.content.push(...content);
    else if (content.length > 0) items.push({ type: 'listItem', content });
  }
  if (items.length === 0) return [];
  if (name === 'ul') return [{ type: 'bulletList', content: items }];
  const first = Number(start);
  return Number.isInteger(first) && first > 1 && first < 10_000
    ? [{ type: 'orderedList', attrs: { start: first }, content: items }]
    : [{ type: 'orderedList', content: items }];
}
