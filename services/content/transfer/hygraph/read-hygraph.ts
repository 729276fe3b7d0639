import { pageOfRecord } from '../json/page-of-record.ts';
import {
  type FieldValue,
  isObject,
  type Json,
  type JsonObject,
  languageOf,
  listIn,
  momentIn,
  textIn,
} from '../json/record.ts';
import { atPlace, type SourceFile, type SourceItem } from '../source-item.ts';
import { markupOfSlate } from './hygraph-text.ts';

/** A node with the place at which the file tells it. */
type Node = { node: JsonObject; place: string; type: string };

/**
 * Whether it is content of Hygraph: nodes in its exchange format (NDF: `valueType`, `values`, `_typeName`), or what its
 * API answers (`data`, with `__typename`).
 */
export function isHygraph(file: Json): boolean {
  const parts = Array.isArray(file) ? file.filter(isObject) : isObject(file) ? [file] : [];
  return parts.some((part) => 'valueType' in part || isObject(part.data) || Array.isArray(part.nodes));
}

/** Reads content of Hygraph. Every node becomes one item; lists and relations only connect them. */
export function readHygraph(file: Json): SourceFile {
  const parts = Array.isArray(file) ? file.filter(isObject) : isObject(file) ? [file] : [];
  const nodes = parts.flatMap((part, index) => nodesIn(part, parts.length > 1 ? `[${index}].` : ''));
  const language = languageOf(textIn(nodes.find(({ node }) => node.locale)?.node.locale) || 'en');
  return {
    source: 'hygraph',
    origin: textIn(parts.find((part) => part.project)?.project),
    language,
    items: nodes.map((node) => atPlace(node.place, () => itemOf(node, language))),
  };
}

function nodesIn(part: JsonObject, prefix: string): Node[] {
  if (part.valueType === 'nodes') return typed(listIn(part.values), `${prefix}values`);
  if (Array.isArray(part.nodes)) return typed(listIn(part.nodes), `${prefix}nodes`);
  if (!isObject(part.data)) return [];
  return Object.entries(part.data).flatMap(([name, value]) =>
    typed(Array.isArray(value) ? listIn(value) : listIn([value]), `${prefix}data.${name}`, name),
  );
}

function typed(nodes: readonly JsonObject[], place: string, fallback = 'node'): Node[] {
  return nodes.map((node, index) => ({
    node,
    place: `${place}[${index}]`,
    type: textIn(node._typeName) || textIn(node.__typename) || fallback,
  }));
}

function itemOf({ node, place, type }: Node, language: string): SourceItem {
  const id = textIn(node.id) || place;
  const shared = { key: `node/${id}`, type, place };
  const name = ['title', 'name', 'headline', 'fileName', 'label']
    .map((field) => textIn(node[field]))
    .find(Boolean);
  if (type === 'Asset' || (textIn(node.fileName) && textIn(node.url))) {
    const { size } = node;
    return {
      ...shared,
      name: name ?? id,
      kind: 'media',
      media: {
        url: textIn(node.url),
        fileName: textIn(node.fileName),
        size: typeof size === 'number' ? size : null,
      },
    };
  }
  const own = textIn(node.locale) ? languageOf(textIn(node.locale)) : language;
  const fields: Record<string, Record<string, FieldValue>> = {};
  for (const [language, localized] of [
    [own, node] as const,
    ...listIn(node.localizations).map((each) => [languageOf(textIn(each.locale)), each] as const),
  ]) {
    for (const [field, value] of Object.entries(localized)) {
      const known = valueIn(value);
      if (known) fields[field] = { ...fields[field], [language]: known };
    }
  }
  const page = pageOfRecord({ id, type, place, fields }, own);
  if (!page)
    return {
      ...shared,
      name: name ?? id,
      kind: type === 'Author' || type === 'Person' ? 'author' : 'structure',
    };
  const published = momentIn(textIn(node.publishedAt)) ?? null;
  return {
    ...shared,
    name: page.texts[own]?.title || id,
    kind: 'page',
    page: { ...page, publicationDate: page.publicationDate ?? published, isPublic: node.stage !== 'DRAFT' },
  };
}

/** Fields that the system keeps for itself. */
function valueIn(value: Json): FieldValue | undefined {
  if (typeof value === 'string') {
    const moment = momentIn(value);
    if (moment) return { kind: 'moment', moment };
    if (/<\/(?:p|div|h[1-6]|ul|ol|figure|table)>/i.test(value)) return { kind: 'html', html: value };
    return value.includes('\n') ? { kind: 'words', text: value } : { kind: 'line', text: value };
  }
  if (!isObject(value)) return undefined;
  const raw = isObject(value.raw) ? value.raw : isObject(value.json) ? value.json : value;
  if (Array.isArray(raw.children)) return { kind: 'rich', markup: markupOfSlate(raw) };
  if (typeof value.html === 'string') return { kind: 'html', html: value.html };
  if (typeof value.markdown === 'string') return { kind: 'words', text: value.markdown };
  return textIn(value.url) && textIn(value.id)
    ? { kind: 'medium', key: `node/${textIn(value.id)}` }
    : undefined;
}
