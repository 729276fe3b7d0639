import { convertRecord } from '../json/convert-record.ts';
import {
  type FieldValue,
  findList,
  findText,
  getLanguage,
  isObject,
  type Json,
  type JsonObject,
  type JsonRecord,
  parseTimestamp,
} from '../json/record.ts';
import { getLine } from '../markup/markup.ts';
import { atPlace, type SourceFile, type SourceItem, type SourceNote } from '../source-item.ts';
import { getId, markupOfDocument } from './contentful-text.ts';

/** Whether it is what `contentful space export` writes. */
export function isContentful(file: Json): file is JsonObject {
  return (
    isObject(file) &&
    Array.isArray(file.entries) &&
    Array.isArray(file.contentTypes ?? []) &&
    !('data' in file)
  );
}

/** Reads an export of Contentful. Every entry, medium, type and tag becomes one item. */
export function readContentful(file: JsonObject): SourceFile {
  const locales = findList(file.locales);
  const first = locales.find((locale) => locale.default === true) ?? locales[0];
  const language = getLanguage(findText(first?.code) || 'en');
  const types = new Map(findList(file.contentTypes).map((type) => [getId(type), type]));
  const read = findList(file.entries).map((entry, index) =>
    atPlace(`entries[${index}]`, () => readEntry(entry, index, types)),
  );
  const records = new Map(read.map(({ record }) => [`entry/${record.id}`, record]));
  const made = read.map((entry) =>
    atPlace(entry.record.place, () => entryItem(entry, language, (key) => records.get(key))),
  );
  const parts = new Set(made.flatMap(({ parts }) => [...parts]));
  const entries = made.map(({ item }) => (parts.has(item.key) ? asPart(item) : item));
  const media = findList(file.assets).map((asset, index) => mediaItem(asset, index, language));
  const plain = (name: string, kind: 'structure' | 'label') =>
    findList(file[name]).map(
      (part, index): SourceItem => ({
        key: `${name}/${getId(part) || index}`,
        type: name,
        name: findText(part.name) || getId(part) || `${name} ${index + 1}`,
        place: `${name}[${index}]`,
        kind,
      }),
    );
  return {
    source: 'contentful',
    origin: getSpace(findList(file.entries)[0] ?? findList(file.assets)[0]),
    language,
    items: [...plain('contentTypes', 'structure'), ...plain('tags', 'label'), ...media, ...entries],
  };
}

type Entry = { sys: JsonObject; record: JsonRecord; notes: ReadonlyMap<string, SourceNote[]> };

function readEntry(entry: JsonObject, index: number, types: ReadonlyMap<string, JsonObject>): Entry {
  const sys = isObject(entry.sys) ? entry.sys : {};
  const type = getId(sys.contentType);
  const declared = types.get(type);
  const notes = new Map<string, SourceNote[]>();
  const record: JsonRecord = {
    id: findText(sys.id),
    type,
    place: `entries[${index}]`,
    titleField: findText(declared?.displayField) || undefined,
    fields: getFields(entry.fields, declared, notes),
  };
  return { sys, record, notes };
}

type MadeEntry = { item: SourceItem; parts: ReadonlySet<string> };

function entryItem(
  { sys, record, notes }: Entry,
  language: string,
  findRecord: (key: string) => JsonRecord | undefined,
): MadeEntry {
  const shared = { key: `entry/${record.id}`, type: record.type || 'entry', place: record.place };
  const without = (kind: 'trash' | 'structure'): MadeEntry => ({
    item: { ...shared, name: getTitle(record, language), kind },
    parts: new Set(),
  });
  if (sys.archivedAt || sys.archivedVersion) return without('trash');
  const made = convertRecord(record, language, findRecord);
  if (!made) return without('structure');
  const { parts, ...page } = made;
  for (const [locale, texts] of Object.entries(page.texts)) texts.notes.push(...(notes.get(locale) ?? []));
  const published = parseTimestamp(findText(sys.publishedAt)) ?? null;
  const name = page.texts[language]?.title || record.id;
  const dates = { publicationDate: page.publicationDate ?? published, isPublic: published !== null };
  return { item: { ...shared, name, kind: 'page', page: { ...page, ...dates } }, parts };
}

/** Its text is in the page that it belongs to, and is not listed twice. */
function asPart({ key, type, name, place }: SourceItem): SourceItem {
  return { key, type, name, place, kind: 'part' };
}

/** Whether there is no text in any language. */
function isEmpty(byLocale: Json): boolean {
  const values = isObject(byLocale) ? Object.values(byLocale) : [byLocale];
  return values.every(
    (value) => value === null || value === '' || (Array.isArray(value) && value.length === 0),
  );
}

/** The title of an entry without a page: its own, or its id. */
function getTitle(record: JsonRecord, language: string): string {
  const value = record.fields[record.titleField ?? '']?.[language];
  return value?.kind === 'line' ? value.text : record.id;
}

function getFields(
  fields: Json | undefined,
  type: JsonObject | undefined,
  notes: Map<string, SourceNote[]>,
): JsonRecord['fields'] {
  const kinds = new Map(findList(type?.fields).map((field) => [findText(field.id), findText(field.type)]));
  const byField = (isObject(fields) ? Object.entries(fields) : []).filter(
    ([, byLocale]) => !isEmpty(byLocale),
  );
  return Object.fromEntries(
    byField.map(([name, byLocale]) => [
      name,
      Object.fromEntries(
        Object.entries(isObject(byLocale) ? byLocale : {}).map(([locale, value]) => {
          const language = getLanguage(locale);
          const own = notes.get(language) ?? [];
          notes.set(language, own);
          const note = (one: SourceNote) => own.push(one);
          return [language, findValue(value, kinds.get(name), note)];
        }),
      ),
    ]),
  );
}

function findValue(value: Json, kind: string | undefined, note: (note: SourceNote) => void): FieldValue {
  if (isObject(value)) {
    if (value.nodeType === 'document') return { kind: 'rich', markup: markupOfDocument(value, note) };
    const isAsset = isObject(value.sys) && value.sys.linkType === 'Asset';
    if (isAsset) return { kind: 'medium', key: `asset/${getId(value)}` };
  }
  const links = (Array.isArray(value) ? findList(value) : findList([value])).filter(
    ({ sys }) => isObject(sys) && sys.linkType === 'Entry',
  );
  if (links.length > 0) return { kind: 'records', keys: links.map((link) => `entry/${getId(link)}`) };
  if (typeof value !== 'string') return { kind: 'other' };
  const moment = kind === 'Date' ? parseTimestamp(value) : undefined;
  if (moment) return { kind: 'moment', moment };
  return kind === 'Text' ? { kind: 'words', text: value } : { kind: 'line', text: value };
}

function mediaItem(asset: JsonObject, index: number, language: string): SourceItem {
  const fields = isObject(asset.fields) ? asset.fields : {};
  const file = inLanguage(fields.file, language);
  const details = isObject(file) && isObject(file.details) ? file.details : {};
  const url = isObject(file) ? findText(file.url) : '';
  const fileName = isObject(file) ? findText(file.fileName) : '';
  const title = inLanguage(fields.title, language);
  const id = getId(asset);
  return {
    key: `asset/${id}`,
    type: 'asset',
    name: (typeof title === 'string' && getLine([title])) || fileName || id,
    place: `assets[${index}]`,
    kind: 'media',
    media: {
      url: url.startsWith('//') ? `https:${url}` : url,
      fileName: fileName || (url.split('/').at(-1) ?? ''),
      size: typeof details.size === 'number' ? details.size : null,
    },
  };
}

/** The value of a localised field in one language, or in any. */
function inLanguage(field: Json | undefined, language: string): Json | undefined {
  if (!isObject(field)) return undefined;
  const locales = Object.keys(field);
  return field[locales.find((locale) => getLanguage(locale) === language) ?? locales[0] ?? ''];
}

function getSpace(part: JsonObject | undefined): string {
  return isObject(part?.sys) ? getId(part.sys.space) : '';
}
