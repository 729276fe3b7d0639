import { pageOfRecord } from '../json/page-of-record.ts';
import {
  type FieldValue,
  isObject,
  type Json,
  type JsonObject,
  type JsonRecord,
  languageOf,
  listIn,
  momentIn,
  textIn,
} from '../json/record.ts';
import { lineOf } from '../markup/markup.ts';
import { atPlace, type SourceFile, type SourceItem, type SourceNote } from '../source-item.ts';
import { idOf, markupOfDocument } from './contentful-text.ts';

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
  const locales = listIn(file.locales);
  const first = locales.find((locale) => locale.default === true) ?? locales[0];
  const language = languageOf(textIn(first?.code) || 'en');
  const types = new Map(listIn(file.contentTypes).map((type) => [idOf(type), type]));
  const entries = listIn(file.entries).map((entry, index) =>
    atPlace(`entries[${index}]`, () => entryItem(entry, index, types, language)),
  );
  const media = listIn(file.assets).map((asset, index) => mediaItem(asset, index, language));
  const plain = (name: string, kind: 'structure' | 'label') =>
    listIn(file[name]).map(
      (part, index): SourceItem => ({
        key: `${name}/${idOf(part) || index}`,
        type: name,
        name: textIn(part.name) || idOf(part) || `${name} ${index + 1}`,
        place: `${name}[${index}]`,
        kind,
      }),
    );
  return {
    source: 'contentful',
    origin: spaceOf(listIn(file.entries)[0] ?? listIn(file.assets)[0]),
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
  const type = idOf(sys.contentType);
  const declared = types.get(type);
  const notes = new Map<string, SourceNote[]>();
  const record: JsonRecord = {
    id: textIn(sys.id),
    type,
    place: `entries[${index}]`,
    fields: fieldsOf(entry.fields, declared, notes),
  };
  const page = pageOfRecord(record, language, textIn(declared?.displayField) || undefined);
  const shared = { key: `entry/${record.id}`, type: type || 'entry', place: record.place };
  if (sys.archivedAt || sys.archivedVersion)
    return { ...shared, name: titleOf(record, declared, language), kind: 'trash' };
  if (!page) return { ...shared, name: titleOf(record, declared, language), kind: 'structure' };
  for (const [locale, texts] of Object.entries(page.texts)) texts.notes.push(...(notes.get(locale) ?? []));
  const published = momentIn(textIn(sys.publishedAt)) ?? null;
  return {
    ...shared,
    name: page.texts[language]?.title || record.id,
    kind: 'page',
    page: { ...page, publicationDate: page.publicationDate ?? published, isPublic: published !== null },
  };
}

/** What an entry without page is called: by its title, or by its id. */
function titleOf(record: JsonRecord, type: JsonObject | undefined, language: string): string {
  const value = record.fields[textIn(type?.displayField)]?.[language];
  return value?.kind === 'line' ? value.text : record.id;
}

function fieldsOf(
  fields: Json | undefined,
  type: JsonObject | undefined,
  notes: Map<string, SourceNote[]>,
): JsonRecord['fields'] {
  const kinds = new Map(listIn(type?.fields).map((field) => [textIn(field.id), textIn(field.type)]));
  const byField = isObject(fields) ? Object.entries(fields) : [];
  return Object.fromEntries(
    byField.map(([name, byLocale]) => [
      name,
      Object.fromEntries(
        Object.entries(isObject(byLocale) ? byLocale : {}).map(([locale, value]) => {
          const language = languageOf(locale);
          const own = notes.get(language) ?? [];
          notes.set(language, own);
          const note = (one: SourceNote) => own.push(one);
          return [language, valueIn(value, kinds.get(name), note)];
        }),
      ),
    ]),
  );
}

function valueIn(value: Json, kind: string | undefined, note: (note: SourceNote) => void): FieldValue {
  if (isObject(value)) {
    if (value.nodeType === 'document') return { kind: 'rich', markup: markupOfDocument(value, note) };
    const isAsset = isObject(value.sys) && value.sys.linkType === 'Asset';
    return isAsset ? { kind: 'medium', key: `asset/${idOf(value)}` } : { kind: 'other' };
  }
  if (typeof value !== 'string') return { kind: 'other' };
  const moment = kind === 'Date' ? momentIn(value) : undefined;
  if (moment) return { kind: 'moment', moment };
  return kind === 'Text' ? { kind: 'words', text: value } : { kind: 'line', text: value };
}

function mediaItem(asset: JsonObject, index: number, language: string): SourceItem {
  const fields = isObject(asset.fields) ? asset.fields : {};
  const file = inLanguage(fields.file, language);
  const details = isObject(file) && isObject(file.details) ? file.details : {};
  const url = isObject(file) ? textIn(file.url) : '';
  const fileName = isObject(file) ? textIn(file.fileName) : '';
  const title = inLanguage(fields.title, language);
  const id = idOf(asset);
  return {
    key: `asset/${id}`,
    type: 'asset',
    name: (typeof title === 'string' && lineOf([title])) || fileName || id,
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
  return field[locales.find((locale) => languageOf(locale) === language) ?? locales[0] ?? ''];
}

function spaceOf(part: JsonObject | undefined): string {
  return isObject(part?.sys) ? idOf(part.sys.space) : '';
}
