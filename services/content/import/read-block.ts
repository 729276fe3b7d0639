import { type BlockType, blocks } from '#contracts/content/blocks.ts';
import type {
  StoredBlock,
  StoredItem,
  StoredLink,
  StoredValue,
  StoredVideo,
  Texts,
} from '#contracts/content/draft.ts';
import type { Field, Fields } from '#contracts/content/fields.ts';
import { isObject, reportUnknown, type YamlObject } from '#seed/schema/yaml-file.ts';
import { isBlockType } from '../block/walk-block.ts';
import { MarkdownError, richTextFrom } from './markdown.ts';
import { linkFields, type Names, readAddress, readLink } from './seed-links.ts';

export type ReadBlock = { block: StoredBlock; texts: Texts };

/** Where texts go and problems are told while a page's blocks are read. */
export type Place = {
  site: string;
  names: Names;
  texts: Texts;
  report: (unit: string, message: string) => void;
};

/**
 * Reads one block as authors write it, `hero: { id: intro, title: … }`, into structure and source texts.
 * Undefined: it is no block at all. Values are checked later, by the rule that every block must pass.
 */
export function readBlock(
  value: unknown,
  index: number,
  site: string,
  names: Names,
  report: (block: string, field: string, message: string) => void,
): ReadBlock | undefined {
  const [type, fields] = isObject(value) ? (Object.entries(value)[0] ?? []) : [];
  const place = `number ${index + 1}`;
  if (!type || !isBlockType(type)) {
    report(place, '', `"${type ?? String(value)}" is no block; blocks are ${Object.keys(blocks).join(', ')}`);
    return undefined;
  }
  if (Object.keys(value as object).length > 1 || !isObject(fields)) {
    report(place, '', `must have its fields below "${type}:"`);
    return undefined;
  }
  if (typeof fields.id !== 'string') report(place, 'id', 'is missing');
  const id = String(fields.id ?? `${type}-${index + 1}`);
  const texts: Texts = {};
  const inBlock: Place = {
    site,
    names,
    texts,
    report: (unit, message) => report(id, unit.slice(id.length + 1), message),
  };
  const declared: Fields = blocks[type as BlockType];
  reportUnknown(fields, ['id', 'anchor', 'tone', ...Object.keys(declared)], (field, message) =>
    report(id, field, message),
  );
  const read = readFields(declared, fields, `${id}/`, inBlock);
  const { anchor = null, tone = 'plain' } = fields as { anchor?: string | null; tone?: string };
  return { block: { ...read, id, type, anchor, tone }, texts };
}

function readFields(
  fields: Fields,
  given: YamlObject,
  prefix: string,
  place: Place,
): Record<string, StoredValue> {
  const read: Record<string, StoredValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = readField(field, given[name] ?? undefined, prefix + name, place);
    if (value !== undefined) read[name] = value;
  }
  return read;
}

function readField(field: Field, value: unknown, unit: string, place: Place): StoredValue {
  if (field.kind === 'choice') return value === undefined ? field.values[0] : String(value);
  if (field.kind === 'flag') return value === undefined ? false : (value as boolean);
  if (value === undefined) return undefined;
  switch (field.kind) {
    case 'text':
      if (typeof value === 'object') return void place.report(unit, 'must be a text');
      if (!field.translate) return String(value).trim();
      place.texts[unit] = String(value).trim();
      return undefined;
    case 'richText':
      return void readRichText(value, unit, place);
    case 'link':
      return readOneLink(value, unit, place);
    case 'links':
      return itemsOf(value, unit, place).flatMap((item, index) => {
        const id = idOf(item, index);
        const link = readOneLink(item, `${unit}/${id}`, place);
        return link ? [{ ...link, id }] : [];
      });
    case 'image':
    case 'file':
      return fileNamed(value, unit, place);
    case 'video':
      return readVideo(value, unit, place);
    case 'pages':
      return itemsOf(value, unit, place).flatMap((reference) => {
        const page = place.names.page(place.site, String(reference));
        if (!page) place.report(unit, `names the page "${String(reference)}", which does not exist`);
        return page ?? [];
      });
    case 'list':
      return itemsOf(value, unit, place).map((item, index) =>
        readItem(field.fields, item, index, unit, place),
      );
    default:
      return value as StoredValue;
  }
}

function readItem(fields: Fields, value: unknown, index: number, unit: string, place: Place): StoredItem {
  const item = inFull(fields, value);
  const id = idOf(item, index);
  const at = `${unit}/${id}`;
  if (!item) place.report(at, 'must have fields');
  reportUnknown(item ?? {}, ['id', ...Object.keys(fields)], (field, message) =>
    place.report(`${at}/${field}`, message),
  );
  return { id, ...readFields(fields, item ?? {}, `${at}/`, place) };
}

/** Short forms: a row as the list of its cells, an item with one text or number as that. */
export function inFull(fields: Fields, value: unknown): YamlObject | undefined {
  if (isObject(value)) return value;
  const named = (kind: Field['kind']) => Object.keys(fields).find((name) => fields[name]?.kind === kind);
  const name = Array.isArray(value)
    ? named('list')
    : typeof value === 'object'
      ? undefined
      : (named('text') ?? named('number'));
  return name ? { [name]: value } : undefined;
}

function idOf(item: unknown, index: number): string {
  return isObject(item) && item.id !== undefined ? String(item.id) : String(index + 1);
}

function itemsOf(value: unknown, unit: string, place: Place): unknown[] {
  if (Array.isArray(value)) return value;
  place.report(unit, 'must be a list');
  return [];
}

function readOneLink(value: unknown, unit: string, place: Place): StoredLink | undefined {
  if (!isObject(value)) return void place.report(unit, 'must be a link with a target');
  reportUnknown(value, ['id', ...linkFields], (field, message) => place.report(`${unit}/${field}`, message));
  const link = readLink(value, place.site, place.names);
  if (typeof link === 'string') return void place.report(unit, link);
  if (value.text !== undefined) place.texts[`${unit}/text`] = String(value.text).trim();
  return link;
}

/** Also for translations: a text in Markdown, or a problem. */
export function readRichText(
  value: unknown,
  unit: string,
  place: Omit<Place, 'site'> & { site: string },
): void {
  try {
    place.texts[unit] = richTextFrom(String(value).trim(), (address) =>
      readLink(readAddress(address), place.site, place.names),
    );
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    place.report(unit, error.message);
    // Said once is enough: without any text it would count as missing, too.
    place.texts[unit] = { type: 'doc', content: [] };
  }
}

function fileNamed(key: unknown, unit: string, place: Place): string | undefined {
  const id = place.names.file(String(key));
  if (!id) place.report(unit, `names the file "${String(key)}", which files.yaml does not have`);
  return id;
}

function readVideo(value: unknown, unit: string, place: Place): StoredVideo | undefined {
  if (!isObject(value)) return void place.report(unit, 'must have provider and id');
  reportUnknown(value, ['provider', 'id', 'poster'], (field, message) =>
    place.report(`${unit}/${field}`, message),
  );
  const poster = value.poster === undefined ? undefined : fileNamed(value.poster, `${unit}/poster`, place);
  const provider = String(value.provider ?? 'file') as StoredVideo['provider'];
  const id = provider === 'file' ? fileNamed(value.id, `${unit}/id`, place) : String(value.id ?? '');
  return id === undefined ? undefined : { provider, id, ...(poster && { poster }) };
}
