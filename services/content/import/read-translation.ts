import type { StoredBlock, StoredItem, Texts } from '#contracts/content/draft.ts';
import type { Field, Fields } from '#contracts/content/fields.ts';
import { isObject, type YamlObject } from '#seed/schema/yaml-file.ts';
import { fieldsOf } from '../block/walk-block.ts';
import { inFull, type Place, readRichText } from './read-block.ts';
import type { Names } from './seed-links.ts';

type Report = (block: string, field: string, message: string) => void;

/**
 * Reads the texts of a translation, which mirrors the source: blocks by id, list items and links by their place in
 * the list. What it leaves out is taken from the source's texts.
 */
export function readTranslation(
  blocks: readonly StoredBlock[],
  source: Texts,
  given: YamlObject,
  { site, names, report }: { site: string; names: Names; report: Report },
): Texts {
  const texts: Texts = {};
  const place: Place = {
    site,
    names,
    texts,
    report(unit, message) {
      const [block = '', ...field] = unit.split('/');
      report(block, field.join('/'), message);
    },
  };
  for (const [id, fields] of Object.entries(given)) {
    const block = blocks.find((candidate) => candidate.id === id);
    if (!block) place.report(id, 'is translated, but the page has no such block');
    else if (!isObject(fields)) place.report(id, 'must have fields');
    else readFields(fieldsOf(block.type), block, fields, `${id}/`, place);
  }
  for (const unit of Object.keys(texts)) {
    if (!(unit in source)) place.report(unit, 'is translated, but the source has no such text');
  }
  return { ...source, ...texts };
}

function readFields(
  fields: Fields,
  stored: StoredBlock | StoredItem,
  given: YamlObject,
  prefix: string,
  place: Place,
): void {
  for (const [name, value] of Object.entries(given)) {
    const field = fields[name];
    if (!field) place.report(prefix + name, 'is no field here');
    else if (value !== null) readField(field, stored[name], value, prefix + name, place);
  }
}

function readField(field: Field, stored: unknown, value: unknown, unit: string, place: Place): void {
  if (field.kind === 'text') readText(field.translate, stored, value, unit, place);
  else if (field.kind === 'richText') readRichText(value, unit, place);
  else if (field.kind === 'link') readLinkText(value, unit, place);
  else if (field.kind === 'links') {
    for (const [, text, at] of pairs(stored, value, unit, place)) readLinkText(text, at, place);
  } else if (field.kind === 'list') {
    for (const [item, texts, at] of pairs(stored, value, unit, place))
      readItem(field.fields, item, texts, at, place);
  } else place.report(unit, 'is the same in every language');
}

function readText(translate: boolean, stored: unknown, value: unknown, unit: string, place: Place): void {
  if (typeof value === 'object') place.report(unit, 'must be a text');
  else if (translate) place.texts[unit] = String(value).trim();
  else if (String(value).trim() !== stored) place.report(unit, 'is the same in every language');
}

/** `null` leaves an item out. */
function readItem(fields: Fields, item: StoredItem, texts: unknown, at: string, place: Place): void {
  const full = inFull(fields, texts ?? {});
  if (!full) place.report(at, 'must have fields');
  const { id: _, ...given } = full ?? {};
  readFields(fields, item, given, `${at}/`, place);
}

/** Each item of the source with what the translation says of it; none when the lists do not fit. */
function pairs(
  stored: unknown,
  given: unknown,
  unit: string,
  place: Place,
): [item: StoredItem, value: unknown, at: string][] {
  const items = (stored ?? []) as StoredItem[];
  if (!Array.isArray(given)) place.report(unit, 'must be a list');
  else if (given.length !== items.length) {
    place.report(unit, `has ${given.length} entries, the source has ${items.length}`);
  } else return items.map((item, index) => [item, given[index], `${unit}/${item.id}`]);
  return [];
}

function readLinkText(value: unknown, unit: string, place: Place): void {
  const text = isObject(value) ? value.text : value;
  if (text === null || text === undefined) return;
  if (typeof text === 'object') place.report(unit, 'must be a text');
  else place.texts[`${unit}/text`] = String(text).trim();
}
