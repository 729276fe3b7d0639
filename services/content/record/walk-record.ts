import type { Field, Fields } from '#contracts/content/fields.ts';
import type { RecordData } from '#contracts/content/records.ts';

export type LeafField = Exclude<Field, { kind: 'group' | 'list' | 'links' | 'richText' }>;

type Visit = {
  leaf?: (field: LeafField, value: unknown, path: string) => void;
  list?: (field: Extract<Field, { kind: 'list' }>, value: unknown, path: string) => void;
  /** An object with the fields that were declared for it. */
  object?: (fields: Fields, value: RecordData, path: string) => void;
};

/** The one way through a record: every declared field in order, with the way to it. */
export function walkRecord(fields: Fields, data: RecordData, visit: Visit, prefix = ''): void {
  visit.object?.(fields, data, prefix);
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix + name;
    const value = data[name];
    if (field.kind === 'group') {
      if (isObject(value)) walkRecord(field.fields, value, visit, `${path}/`);
    } else if (field.kind === 'list') {
      visit.list?.(field, value, path);
      for (const entry of getEntries(value)) {
        walkRecord(field.fields, entry, visit, `${path}/${entry.id}/`);
      }
    } else if (field.kind !== 'links' && field.kind !== 'richText') {
      visit.leaf?.(field, value, path);
    }
  }
}

export function isObject(value: unknown): value is RecordData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What can be looked at of a list that may be anything. */
export function getEntries(value: unknown): RecordData[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
