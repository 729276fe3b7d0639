import { pageOfRecord } from '../json/page-of-record.ts';
import {
  type FieldValue,
  findList,
  findMoment,
  findText,
  getLanguage,
  isObject,
  type Json,
  type JsonObject,
  type JsonRecord,
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

/** Reads an export of Contentful. Every entry, medium, type and tag of it becomes one item. */
export function readContentful(file: JsonObject): SourceFile {
  const locales = findList(file.locales);
  const first = locales.find((locale) => locale.default === true) ?? locales[0];
  const language = getLanguage(findText(first?.code) || 'en');
  const types = new Map(findList(file.contentTypes).map((type) => [getId(type), type]));
  const entries = findList(file.entries).map((entry, index) =>
    atPlace(`entries[${index}]`, () => entryItem(entry, index, types, language)),
  );
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

function entryItem(
  entry: JsonObject,
  index: number,
  types: ReadonlyMap<string, JsonObject>,
  language: string,
): SourceItem {
  const sys = isObject(entry.sys) ? entry.sys : {};
  const type = getId(sys.contentType);
  const declared = types.get(type);
  const notes = new Map<string, SourceNote[]>();
  const record: JsonRecord = {
    id: findText(sys.id),
    type,
    place: `entries[${index}]`,
    fields: getFields(entry.fields, declared, notes),
  };
  const page = pageOfRecord(record, language, findText(declared?.displayField) || undefined);
  const shared = { key: `entry/${record.id}`, type: type || 'entry', place: record.place };
  if (sys.archivedAt || sys.archivedVersion)
    return { ...shared, name: getTitle(record, declared, language), kind: 'trash' };
  if (!page) return { ...shared, name: getTitle(record, declared, language), kind: 'structure' };
  for (const [locale, texts] of Object.entries(page.texts)) texts.notes.push(...(notes.get(locale) ?? []));
  const published = findMoment(findText(sys.publishedAt)) ?? null;
  return {
    ...shared,
    name: page.texts[language]?.title || record.id,
    kind: 'page',
    page: { ...page, publicationDate: page.publicationDate ?? published, isPublic: published !== null },
  };
}

/** What an entry without page is called: by its title, or by its id. */
function getTitle(record: JsonRecord, type: JsonObject | undefined, language: string): string {
  const value = record.fields[findText(type?.displayField)]?.[language];
  return value?.kind === 'line' ? value.text : record.id;
}

function getFields(
  fields: Json | undefined,
  type: JsonObject | undefined,
  notes: Map<string, SourceNote[]>,
): JsonRecord['fields'] {
  const kinds = new Map(findList(type?.fields).map((field) => [findText(field.id), findText(field.type)]));
  const byField = isObject(fields) ? Object.entries(fields) : [];
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
    return isAsset ? { kind: 'medium', key: `asset/${getId(value)}` } : { kind: 'other' };
  }
  if (typeof value !== 'string') return { kind: 'other' };
  const moment = kind === 'Date' ? findMoment(value) : undefined;
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

/** A field by locale, in one language or in whichever there is. */
function inLanguage(field: Json | undefined, language: string): Json | undefined {
  if (!isObject(field)) return undefined;
  const locales = Object.keys(field);
  return field[locales.find((locale) => getLanguage(locale) === language) ?? locales[0] ?? ''];
}

function getSpace(part: JsonObject | undefined): string {
  return isObject(part?.sys) ? getId(part.sys.space) : '';
}
