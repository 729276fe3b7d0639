import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { StoredLink } from '#contracts/content/draft.ts';
import type { RichText, RichTextInline, RichTextMark, RichTextNode } from '#contracts/content/rich-text.ts';
import { getRichText, MarkdownError } from '../import/markdown.ts';
import { readAddress, readLink } from '../import/seed-links.ts';
import { asStored } from '../rich-text/rich-text.ts';

/** Rich text as Markdown where that is lossless, otherwise as its document. Links name pages by their ids. */
type Written = RichText | { markdown: string };

const names = {
  page: (_site: string, id: string) => id,
  file: (key: string) => key,
  contact: (slug: string) => slug,
  item: () => true,
};
const readMarkdown = (markdown: string) =>
  getRichText(markdown, (address) => readLink(readAddress(address), '', names));

/** The texts of a page in one language. */
export function writeTexts(texts: unknown): unknown {
  return Object.fromEntries(Object.entries(texts as object).map(([unit, text]) => [unit, writeText(text)]));
}

function writeText(text: unknown): unknown {
  return typeof text === 'object' && text !== null ? writeRichText(text as RichText) : text;
}

function writeRichText(given: RichText): Written {
  try {
    const text = writeBlocks(given.content);
    return isDeepStrictEqual(readMarkdown(text), given) ? { markdown: text } : given;
  } catch (error) {
    if (!(error instanceof MarkdownError || error instanceof TypeError)) throw error;
    return given;
  }
}

const markdown = v.pipe(
  v.strictObject({ markdown: v.string() }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return readMarkdown(dataset.value.markdown) as unknown;
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      addIssue({ message: error.message });
      return NEVER;
    }
  }),
);
const document = v.looseObject({ type: v.literal('doc'), content: v.array(v.unknown()) });

/** The same, read from a file. */
export const texts = v.record(
  v.string(),
  v.lazy((given): v.GenericSchema => {
    if (typeof given !== 'object' || given === null) return v.string();
    return 'markdown' in given ? markdown : document;
  }),
);

function writeBlocks(nodes: readonly RichTextNode[]): string {
  return nodes.map(writeBlock).join('\n\n');
}

function writeBlock(node: RichTextNode): string {
  switch (node.type) {
    case 'paragraph':
      return atLineStart(writeInlines(node.content ?? []));
    case 'heading':
      return `${'#'.repeat(node.attrs.level)} ${writeInlines(node.content ?? [])}`;
    case 'bulletList':
      return node.content.map(({ content }) => `- ${indented(writeBlocks(content), 2)}`).join('\n');
    case 'orderedList': {
      const first = node.attrs?.start ?? 1;
      const items = node.content.map(({ content }, place) => {
        const mark = `${first + place}. `;
        return mark + indented(writeBlocks(content), mark.length);
      });
      return items.join('\n');
    }
    case 'blockquote':
      return writeBlocks(node.content).replace(/^/gm, '> ');
    case 'horizontalRule':
      return '***';
    default:
      throw new MarkdownError('has no form in Markdown');
  }
}

function indented(text: string, by: number): string {
  return text.replace(/\n(?!\n)/g, `\n${' '.repeat(by)}`);
}

/** Escapes what would be read as the mark of a heading, a list or a quote at the beginning of a line. */
function atLineStart(text: string): string {
  return text.replace(/^(?=[#>+=-])/, '\\').replace(/^(\d{1,9})(?=[.)])/, '$1\\');
}

function writeInlines(nodes: readonly RichTextInline[], depth = 0): string {
  let text = '';
  for (let start = 0; start < nodes.length; ) {
    const mark = marksOf(nodes[start])[depth];
    let end = start + 1;
    if (!mark) text += writeInline(nodes[start]);
    else {
      while (end < nodes.length && isDeepStrictEqual(marksOf(nodes[end])[depth], mark)) end += 1;
      text += wrapped(writeInlines(nodes.slice(start, end), depth + 1), mark);
    }
    start = end;
  }
  return text;
}

function marksOf(node: RichTextInline | undefined): readonly RichTextMark[] {
  return (node && 'marks' in node && node.marks) || [];
}

function writeInline(node: RichTextInline | undefined): string {
  if (node?.type === 'hardBreak') return '\\\n';
  return (node?.type === 'text' ? node.text : '').replace(/[\\`*_[\]<&]/g, '\\$&');
}

function wrapped(text: string, mark: RichTextMark): string {
  switch (mark.type) {
    case 'bold':
      return `**${text}**`;
    case 'italic':
      return `*${text}*`;
    case 'subscript':
      return `<sub>${text}</sub>`;
    case 'superscript':
      return `<sup>${text}</sup>`;
    case 'link':
      return `[${text}](<${addressOf(asStored(mark.attrs))}>)`;
    default:
      throw new MarkdownError('has a mark that Markdown does not know');
  }
}

function addressOf(link: StoredLink): string {
  switch (link.kind) {
    case 'PAGE':
      return `page:${link.page}${link.pageParameters ?? ''}`;
    case 'PRODUCT':
      return `product:${link.slug}`;
    case 'SERVICE':
      return `service:${link.slug}`;
    case 'EXTERNAL':
      return link.href ?? '';
    case 'PATH':
      return `path:${link.path}`;
    case 'ACTION':
      return `action:${link.action}`;
    default:
      throw new MarkdownError('links to something that Markdown cannot express');
  }
}
