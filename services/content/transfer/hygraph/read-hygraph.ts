import { convertRecord } from '../json/convert-record.ts';
import {
  type FieldValue,
  findList,
  findText,
  getLanguage,
  isObject,
  type Json,
  type JsonObject,
  parseTimestamp,
} from '../json/record.ts';
import { atPlace, type SourceFile, type SourceItem } from '../source-item.ts';
import { markupOfSlate } from './hygraph-text.ts';

/** A node with its position in the file. */
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
  const nodes = parts.flatMap((part, index) => findNodes(part, parts.length > 1 ? `[${index}].` : ''));
  const language = getLanguage(findText(nodes.find(({ node }) => node.locale)?.node.locale) || 'en');
  return {
    source: 'hygraph',
    origin: findText(parts.find((part) => part.project)?.project),
    language,
    items: nodes.map((node) => atPlace(node.place, () => getItem(node, language))),
  };
}

function findNodes(part: JsonObject, prefix: string): Node[] {
  if (part.valueType === 'nodes') return typed(findList(part.values), `${prefix}values`);
  if (Array.isArray(part.nodes)) return typed(findList(part.nodes), `${prefix}nodes`);
  if (!isObject(part.data)) return [];
  return Object.entries(part.data).flatMap(([name, value]) =>
    typed(Array.isArray(value) ? findList(value) : findList([value]), `${prefix}data.${name}`, name),
  );
}

function typed(nodes: readonly JsonObject[], place: string, fallback = 'node'): Node[] {
  return nodes.map((node, index) => ({
    node,
    place: `${place}[${index}]`,
    type: findText(node._typeName) || findText(node.__typename) || fallback,
  }));
}

function getItem({ node, place, type }: Node, language: string): SourceItem {
  const id = findText(node.id) || place;
  const shared = { key: `node/${id}`, type, place };
  const name = ['title', 'name', 'headline', 'fileName', 'label']
    .map((field) => findText(node[field]))
    .find(Boolean);
  if (type === 'Asset' || (findText(node.fileName) && findText(node.url))) {
    const { size } = node;
    return {
      ...shared,
      name: name ?? id,
      kind: 'media',
      media: {
        url: findText(node.url),
        fileName: findText(node.fileName),
        size: typeof size === 'number' ? size : null,
      },
    };
  }
  const own = findText(node.locale) ? getLanguage(findText(node.locale)) : language;
  const fields: Record<string, Record<string, FieldValue>> = {};
  for (const [language, localized] of [
    [own, node] as const,
    ...findList(node.localizations).map((each) => [getLanguage(findText(each.locale)), each] as const),
  ]) {
    for (const [field, value] of Object.entries(localized)) {
      const known = findValue(value);
      if (known) fields[field] = { ...fields[field], [language]: known };
    }
  }
  const made = convertRecord({ id, type, place, fields }, own);
  if (!made)
    return {
      ...shared,
      name: name ?? id,
      kind: type === 'Author' || type === 'Person' ? 'author' : 'structure',
    };
  const { parts: _, ...page } = made;
  const published = parseTimestamp(findText(node.publishedAt)) ?? null;
  return {
    ...shared,
    name: page.texts[own]?.title || id,
    kind: 'page',
    page: { ...page, publicationDate: page.publicationDate ?? published, isPublic: node.stage !== 'DRAFT' },
  };
}

/** The value of a field; undefined: it is empty. */
function findValue(value: Json): FieldValue | undefined {
  if (value === '') return undefined;
  if (typeof value === 'string') {
    const moment = parseTimestamp(value);
    if (moment) return { kind: 'moment', moment };
    if (/<\/(?:p|div|h[1-6]|ul|ol|figure|table)>/i.test(value)) return { kind: 'html', html: value };
    return value.includes('\n') ? { kind: 'words', text: value } : { kind: 'line', text: value };
  }
  if (value === null || (Array.isArray(value) && value.length === 0)) return undefined;
  if (!isObject(value)) return { kind: 'other' };
  const raw = isObject(value.raw) ? value.raw : isObject(value.json) ? value.json : value;
  if (Array.isArray(raw.children)) return { kind: 'rich', markup: markupOfSlate(raw) };
  if (typeof value.html === 'string') return { kind: 'html', html: value.html };
  if (typeof value.markdown === 'string') return { kind: 'words', text: value.markdown };
  return findText(value.url) && findText(value.id)
    ? { kind: 'medium', key: `node/${findText(value.id)}` }
    : { kind: 'other' };
}
