import { findList, findText, type JsonObject } from '../json/record.ts';
import { element, type Markup } from '../markup/markup.ts';

const deepest = 60;

const elements: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'heading-one': 'h1',
  'heading-two': 'h2',
  'heading-three': 'h3',
  'heading-four': 'h4',
  'heading-five': 'h5',
  'heading-six': 'h6',
  'bulleted-list': 'ul',
  'numbered-list': 'ol',
  'list-item': 'li',
  'list-item-child': 'p',
  'block-quote': 'blockquote',
  'code-block': 'pre',
  table: 'table',
  table_row: 'tr',
  table_cell: 'td',
  table_header_cell: 'th',
};

/** Hygraph's rich text, a tree of Slate: `{ children: [{ type: 'paragraph', children: [{ text, bold }] }] }`. */
export function markupOfSlate(document: JsonObject): Markup[] {
  return findList(document.children).flatMap((node) => renderMarkup(node, 0));
}

function renderMarkup(node: JsonObject, depth: number): Markup[] {
  if (depth > deepest) return [];
  if (typeof node.text === 'string') return marked(node.text, node);
  const type = findText(node.type);
  const children = findList(node.children).flatMap((child) => renderMarkup(child, depth + 1));
  switch (type) {
    case 'link':
      return [element('a', children, { href: findText(node.href) })];
    case 'image':
      return [
        element('img', [], { src: findText(node.src), alt: findText(node.altText) || findText(node.title) }),
      ];
    case 'video':
      return [element('video', [], { src: findText(node.src) })];
    case 'iframe':
      return [element('iframe', [], { src: findText(node.url) })];
    case 'embed':
      return [element('import-media', [], { 'data-id': findText(node.nodeId) })];
    default: {
      const name = elements[type];
      return name ? [element(name, children)] : children;
    }
  }
}

function marked(text: string, { bold, italic, superscript, subscript }: JsonObject): Markup[] {
  let markup: Markup[] = text
    .split('\n')
    .flatMap<Markup>((line, index) => (index > 0 ? [element('br'), line] : [line]));
  if (bold === true) markup = [element('strong', markup)];
  if (italic === true) markup = [element('em', markup)];
  if (superscript === true) markup = [element('sup', markup)];
  if (subscript === true) markup = [element('sub', markup)];
  return markup;
}
