import type { Field, Fields } from '#contracts/content/fields.ts';
import type { StoredBlock, StoredItem, Texts } from '../block/stored-block.ts';
import { fieldsOf } from '../block/walk-block.ts';
import { inFull, readRichText } from './read-block.ts';
import type { Names } from './seed-links.ts';
import { isObject, type YamlObject } from './yaml-file.ts';

type Report = (block: string, field: string, message: string) => void;
type Place = { site: string; names: Names; texts: Texts; report: (unit: string, message: string) => void };

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
  switch (field.kind) {
    case 'text':
      if (typeof value === 'object') return place.report(unit, 'must be a text');
      if (field.translate) place.texts[unit] = String(value).trim();
      else if (String(value).trim() !== stored) place.report(unit, 'is the same in every language');
      return;
    case 'richText':
      return readRichText(value, unit, place);
    case 'link':
      return readLinkText(value, unit, place);
    case 'links':
      return eachItem(stored, value, unit, place, (_, text, at) => readLinkText(text, at, place));
    case 'list':
      return eachItem(stored, value, unit, place, (item, texts, at) => {
        const full = inFull(field.fields, texts);
        if (full) readFields(field.fields, item, withoutId(full), `${at}/`, place);
        else if (texts !== null) place.report(at, 'must have fields');
      });
    default:
      return place.report(unit, 'is the same in every language');
  }
}

/** An item is the text of a list; `null` leaves one out. */
function eachItem(
  stored: unknown,
  given: unknown,
  unit: string,
  place: Place,
  read: (item: StoredItem, value: unknown, at: string) => void,
): void {
  const items = (stored ?? []) as StoredItem[];
  if (!Array.isArray(given)) return place.report(unit, 'must be a list');
  if (given.length !== items.length) {
    return place.report(unit, `has ${given.length} entries, the source has ${items.length}`);
  }
  for (const [index, item] of items.entries()) read(item, given[index], `${unit}/${item.id}`);
}

function readLinkText(value: unknown, unit: string, place: Place): void {
  const text = isObject(value) ? value.text : value;
  if (text === null || text === undefined) return;
  if (typeof text === 'object') return place.report(unit, 'must be a text');
  place.texts[`${unit}/text`] = String(text).trim();
}

function withoutId({ id: _, ...fields }: YamlObject): YamlObject {
  return fields;
}
