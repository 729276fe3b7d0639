import type { DefaultTreeAdapterTypes } from 'parse5';
import { type HtmlNode, HtmlTooDeep, parseHtml } from '#services/foundation/parse-html.ts';
import { type SourceNote, UnreadableExport } from '../source-item.ts';
import type { Markup } from './markup.ts';

/** The depth of nested elements; anything deeper is reduced to its text. */
const deepest = 100;

/** Elements that only act, or show something other than text. */
const dropped = new Set([
  'applet',
  'canvas',
  'form',
  'frame',
  'frameset',
  'head',
  'link',
  'math',
  'meta',
  'noembed',
  'noframes',
  'noscript',
  'script',
  'style',
  'svg',
  'template',
  'title',
]);

/** Attributes that carry a meaning; handlers, styles and all others are dropped. */
const attributeNames = [
  'href',
  'src',
  'alt',
  'title',
  'class',
  'cite',
  'start',
  'colspan',
  'data-ids',
  'data-id',
];

/** Blocks that WordPress renders at each visit, and that have no text in the export; these few are handled. */
const silent = ['spacer', 'separator', 'nextpage', 'more', 'pattern'];

/**
 * Parses HTML as browsers do, and keeps what can be shown. Notes name what was dropped; the comments with which
 * WordPress's block editor marks its blocks are understood.
 * @throws {UnreadableExport} where elements are nested too deeply
 */
export function htmlToMarkup(html: string, note: (note: SourceNote) => void): Markup[] {
  return readNodes(html).flatMap((node) => renderMarkup(node, note, 0));
}

function readNodes(html: string): HtmlNode[] {
  try {
    return parseHtml(html);
  } catch (error) {
    throw error instanceof HtmlTooDeep ? new UnreadableExport('tooDeep') : error;
  }
}

function renderMarkup(
  node: DefaultTreeAdapterTypes.ChildNode,
  note: (note: SourceNote) => void,
  depth: number,
): Markup[] {
  if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value];
  if (node.nodeName === '#comment') return getBlock((node as DefaultTreeAdapterTypes.CommentNode).data, note);
  if (!('tagName' in node)) return [];
  const name = node.tagName;
  if (dropped.has(name)) {
    note({ code: 'removed', value: name });
    return [];
  }
  const children = node.childNodes.flatMap((child) => renderMarkup(child, note, depth + 1));
  if (depth > deepest) return children;
  const attributes: Record<string, string> = {};
  for (const { name: attribute, value } of node.attrs) {
    if (attributeNames.includes(attribute)) attributes[attribute] = value;
    else if (attribute.startsWith('on')) note({ code: 'removed', value: attribute });
  }
  return [{ name, attributes, children }];
}

/** `wp:social-link {"url":"…"} /`: a block that consists of its comment only. */
function getBlock(comment: string, note: (note: SourceNote) => void): Markup[] {
  const [, block, json] = /^\s*wp:([\w/-]+)\s*(\{.*\})?\s*\/\s*$/s.exec(comment) ?? [];
  if (!block || silent.includes(block)) return [];
  if (block === 'social-link') {
    const { url, service } = readJson(json);
    if (typeof url === 'string')
      return [{ name: 'a', attributes: { href: url }, children: [String(service ?? url)] }, ' '];
  }
  note({ code: 'dynamicBlock', value: `wp:${block}` });
  return [];
}

function readJson(json: string | undefined): Record<string, unknown> {
  try {
    return JSON.parse(json ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}
