import { findList, findText, isObject, type Json, type JsonObject } from '../json/record.ts';
import { element, type Markup } from '../markup/markup.ts';
import type { SourceNote } from '../source-item.ts';

/** Contentful's rich text may be nested without limit; it is read down to this depth. */
const deepest = 60;

const elements: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'heading-1': 'h1',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
  'heading-5': 'h5',
  'heading-6': 'h6',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
  hr: 'hr',
  table: 'table',
  'table-row': 'tr',
  'table-cell': 'td',
  'table-header-cell': 'th',
};

const marks: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  superscript: 'sup',
  subscript: 'sub',
};

/** Contentful's rich text document. Other entries that it embeds are reported and left out. */
export function markupOfDocument(document: JsonObject, note: (note: SourceNote) => void): Markup[] {
  return findList(document.content).flatMap((node) => renderMarkup(node, 0));

  function renderMarkup(node: JsonObject, depth: number): Markup[] {
    if (depth > deepest) return [];
    const type = findText(node.nodeType);
    const children = () => findList(node.content).flatMap((child) => renderMarkup(child, depth + 1));
    if (type === 'text') return marked(findText(node.value), findList(node.marks));
    const data = isObject(node.data) ? node.data : {};
    const target = getId(data.target);
    switch (type) {
      case 'hyperlink':
        return [element('a', children(), { href: findText(data.uri) })];
      case 'entry-hyperlink':
        return [element('a', children(), { href: `entry:${target}` })];
      case 'asset-hyperlink':
        return [element('a', children(), { href: `asset:${target}` })];
      case 'embedded-asset-block':
        return [element('import-media', [], { 'data-id': target })];
      case 'embedded-entry-block':
      case 'embedded-entry-inline':
      case 'embedded-resource-block':
        note({ code: 'dynamicBlock', value: type });
        return [];
      default: {
        const name = elements[type];
        return name ? [element(name, children())] : children();
      }
    }
  }
}

function marked(text: string, given: readonly JsonObject[]): Markup[] {
  // A line break in the text stays one.
  const lines = text
    .split('\n')
    .flatMap<Markup>((line, index) => (index > 0 ? [element('br'), line] : [line]));
  const names = new Set(given.flatMap(({ type }) => marks[findText(type)] ?? []));
  return [...names].reduce<Markup[]>((inner, name) => [element(name, inner)], lines);
}

/** `{ sys: { id } }`. */
export function getId(link: Json | undefined): string {
  return isObject(link) && isObject(link.sys) ? findText(link.sys.id) : '';
}
