import { isDeepStrictEqual } from 'node:util';
import type { DraftRelation, DraftValue, ProductDraft } from '#contracts/products/draft.ts';
import type { Attribute } from '../attribute/save-attributes.ts';
import { isSameValue } from './same-value.ts';

/**
 * The values that a file can give for a product, by their field in a draft: `names/de`, `brand`,
 * `values/cross_section`.
 */
export type DraftFields = Record<string, FieldValue>;
type Listed = readonly (string | DraftValue | DraftRelation)[];
export type FieldValue = string | number | null | Listed;

type Worded = 'names' | 'short' | 'long';

/** The value of a field; null: it is empty. */
export function getField(document: ProductDraft, field: string): FieldValue {
  const [part = '', key] = field.split(/\/(.*)/s);
  if (key === undefined) return document[part as 'brand'];
  if (part === 'values') return document.values[key] ?? null;
  return document[part as Worded][key] ?? null;
}

export function withField(document: ProductDraft, field: string, value: FieldValue): ProductDraft {
  const [part = '', key] = field.split(/\/(.*)/s);
  if (key === undefined) return { ...document, [part]: value };
  return { ...document, [part]: { ...document[part as Worded], [key]: value } };
}

/** Whether two values of a field mean the same to readers. */
export function isSameField(
  field: string,
  one: FieldValue,
  other: FieldValue,
  attributes: ReadonlyMap<string, Attribute>,
): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (isDeepStrictEqual(one, other)) return true;
  if (!isList(one) || !isList(other)) return false;
  const [part = '', key = ''] = field.split(/\/(.*)/s);
  if (part === 'values') {
    const attribute = attributes.get(key);
    return attribute !== undefined && isSameValue(one.filter(isValue), other.filter(isValue), attribute);
  }
  // Only the first class has a meaning, since it gives the address; the order of the others has none.
  return part !== 'classifications' && isDeepStrictEqual(sorted(one), sorted(other));
}

function sorted(values: readonly unknown[]): string[] {
  return values.map((value) => JSON.stringify(value)).sort();
}

/** A value as a short text for the report. */
export function textOfField(value: FieldValue): string {
  if (value === null) return '';
  return isList(value) ? value.map(textOfPart).join(', ') : String(value);
}

function textOfPart(part: Listed[number]): string {
  if (typeof part === 'string') return part;
  if (!isValue(part)) return part.slug;
  return part.words
    ? Object.values(part.words).join(' / ')
    : [part.text, part.unit].filter(Boolean).join(' ');
}

function isList(value: FieldValue): value is Listed {
  return Array.isArray(value);
}

function isValue(part: Listed[number]): part is DraftValue {
  return typeof part === 'object' && 'text' in part;
}
