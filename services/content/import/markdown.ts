import type { BlockContent, DefinitionContent, List, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { StoredLink } from '#contracts/content/draft.ts';
import type { RichText, RichTextInline, RichTextMark, RichTextNode } from '#contracts/content/rich-text.ts';
import type { Link } from '#contracts/content/values.ts';

/** Gives the link for an address in the text, or a sentence about what is wrong with it. */
export type ReadTarget = (address: string) => StoredLink | string;

/** The text holds something that rich text cannot express. */
export class MarkdownError extends Error {
  override name = 'MarkdownError';
}

/**
 * Turns Markdown into rich text: paragraphs, headings of level 2 to 4, lists, quotes, rules, bold, italic, links, line
 * breaks, and `<sub>`, `<sup>`.
 * @throws {MarkdownError} for everything else, with a sentence for the author
 */
export function getRichText(markdown: string, target: ReadTarget): RichText {
  return { type: 'doc', content: getNodes(fromMarkdown(markdown).children, target) };
}

function getNodes(nodes: readonly RootContent[], target: ReadTarget): RichTextNode[] {
  return nodes.map((node) => getNode(node as BlockContent | DefinitionContent, target));
}

function getNode(node: BlockContent | DefinitionContent, target: ReadTarget): RichTextNode {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', content: getInlines(node.children, target) };
    case 'heading':
      return {
        type: 'heading',
        attrs: { level: getLevel(node.depth) },
        content: getInlines(node.children, target),
      };
    case 'list':
      return getList(node, target);
    case 'blockquote':
      return { type: 'blockquote', content: getNodes(node.children, target) };
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    default:
      throw new MarkdownError(`contains Markdown that cannot be shown (${node.type})`);
  }
}

function getLevel(depth: number): 2 | 3 | 4 {
  if (depth === 2 || depth === 3 || depth === 4) return depth;
  throw new MarkdownError(`has a heading of level ${depth}; 2 to 4 are allowed`);
}

function getList(list: List, target: ReadTarget): RichTextNode {
  const content = list.children.map((item) => ({
    type: 'listItem' as const,
    content: getNodes(item.children, target),
  }));
  if (!list.ordered) return { type: 'bulletList', content };
  return list.start && list.start !== 1
    ? { type: 'orderedList', attrs: { start: list.start }, content }
    : { type: 'orderedList', content };
}

function getInlines(nodes: readonly PhrasingContent[], target: ReadTarget): RichTextInline[] {
  const inlines: RichTextInline[] = [];
  const open: RichTextMark[] = [];
  add(nodes, []);
  if (open.length > 0) throw new MarkdownError('opens <sub> or <sup> without closing it');
  return inlines;

  function add(children: readonly PhrasingContent[], marks: readonly RichTextMark[]): void {
    for (const child of children) addOne(child, marks);
  }

  function addOne(node: PhrasingContent, marks: readonly RichTextMark[]): void {
    if (node.type === 'text') addText(node.value, [...marks, ...open]);
    else if (node.type === 'strong') add(node.children, [...marks, { type: 'bold' }]);
    else if (node.type === 'emphasis') add(node.children, [...marks, { type: 'italic' }]);
    else if (node.type === 'link') add(node.children, [...marks, linkMark(node.url)]);
    else if (node.type === 'break') inlines.push({ type: 'hardBreak' });
    else if (node.type === 'html') openOrClose(node.value);
    else throw new MarkdownError(`contains Markdown that cannot be shown (${node.type})`);
  }

  /** The type says that a mark carries a delivered link; before delivery it is the stored one. */
  function linkMark(address: string): RichTextMark {
    const link = target(address);
    if (typeof link === 'string') throw new MarkdownError(`has a link that ${link}`);
    return { type: 'link', attrs: link as unknown as Link };
  }

  function addText(value: string, marks: RichTextMark[]): void {
    const text = joinedLines(value);
    if (text) inlines.push(marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text });
  }

  function openOrClose(tag: string): void {
    const [, slash, name] = /^<(\/?)(sub|sup)>$/.exec(tag) ?? [];
    const type = name === 'sub' ? 'subscript' : 'superscript';
    if (!name) throw new MarkdownError(`contains HTML (${tag}), which is not shown`);
    if (!slash) open.push({ type });
    else if (open.pop()?.type !== type) throw new MarkdownError(`closes ${tag} where it is not open`);
  }
}

/** The lines of one paragraph are joined by a space, but not between Chinese or Japanese characters. */
function joinedLines(text: string): string {
  const wide = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef]';
  return text
    .replace(new RegExp(`(?<=${wide})[ \\t]*\\n[ \\t]*(?=${wide})`, 'gu'), '')
    .replace(/[ \t]*\n[ \t]*/g, ' ');
}
