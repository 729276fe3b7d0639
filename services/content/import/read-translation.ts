import type { StoredBlock, StoredItem, Texts } from '#contracts/content/draft.ts';
import type { BlockField, BlockFields as Declared } from '#contracts/content/fields.ts';
import { getFields } from '../block/walk-block.ts';
import { type BlockPlace, readRichText } from './read-block.ts';

/**
 * Reads the texts of a translation, which mirrors the source: blocks by id, list items and links by position. What it
 * leaves out is copied from the source.
 */
export function readTranslation(
  blocks: readonly StoredBlock[],
  source: Texts,
  given: Readonly<Record<string, Record<string, unknown>>>,
  where: Omit<BlockPlace, 'texts'>,
): Texts {
  const place: BlockPlace = { ...where, texts: {} };
  for (const block of blocks) {
    readFields(getFields(block.type), block, given[block.id] ?? {}, `${block.id}/`, place);
  }
  for (const unit of Object.keys(place.texts)) {
    if (!(unit in source)) place.report(unit, 'is translated, but the source has no such text');
  }
  return { ...source, ...place.texts };
}

function readFields(
  fields: Declared,
  stored: StoredBlock | StoredItem,
  given: Record<string, unknown>,
  prefix: string,
  place: BlockPlace,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name];
    if (value !== undefined && value !== null) readField(field, stored[name], value, prefix + name, place);
  }
}

function readField(
  field: BlockField,
  stored: unknown,
  value: unknown,
  unit: string,
  place: BlockPlace,
): void {
  if (field.kind === 'text') {
    if (field.translate) place.texts[unit] = value as string;
    else if (value !== stored) place.report(unit, 'is the same in every language');
  } else if (field.kind === 'richText') readRichText(value as string, unit, place);
  else if (field.kind === 'link') place.texts[`${unit}/text`] = value as string;
  else if (field.kind === 'links') {
    for (const [, text, at] of pairs(stored, value as (string | null)[], unit, place)) {
      if (text !== null) place.texts[`${at}/text`] = text;
    }
  } else if (field.kind === 'list') {
    const items = value as (Record<string, unknown> | null)[];
    for (const [item, given, at] of pairs(stored, items, unit, place)) {
      if (given) readFields(field.fields, item, given, `${at}/`, place);
    }
  }
}

/** Pairs each item of the source with its translation; empty when the lists differ in length. */
function pairs<Given>(
  stored: unknown,
  given: readonly Given[],
  unit: string,
  place: BlockPlace,
): [item: StoredItem, given: Given, at: string][] {
  const items = (stored ?? []) as StoredItem[];
  if (given.length === items.length) {
    return items.map((item, index) => [item, given[index] as Given, `${unit}/${item.id}`]);
  }
  place.report(unit, `has ${given.length} entries, the source has ${items.length}`);
  return [];
}
