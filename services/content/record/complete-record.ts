import type { Field, Fields } from '#contracts/content/fields.ts';
import type { RecordData } from '#contracts/content/records.ts';
import { getEntries, isObject } from './walk-record.ts';

/** The record with every declared field; a missing one is empty: null, an empty list, false. */
export function completeRecord(fields: Fields, data: RecordData): RecordData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, completeValue(field, data[name])]),
  );
}

function completeValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
      if (field.translate) return isObject(value) ? givenTexts(value) : {};
      return typeof value === 'string' && value.trim() === '' ? null : (value ?? null);
    case 'flag':
      return value ?? false;
    case 'choice':
      return value ?? field.values[0];
    case 'texts':
    case 'choices':
    case 'countries':
    case 'languages':
    case 'openingHours':
      return value ?? [];
    case 'reference':
      return field.many ? (value ?? []) : (value ?? null);
    case 'group':
      return isObject(value) ? completeRecord(field.fields, value) : null;
    case 'list':
      return getEntries(value).map((entry) => ({ id: entry.id, ...completeRecord(field.fields, entry) }));
    default:
      return typeof value === 'string' && value.trim() === '' ? null : (value ?? null);
  }
}

/** Without the languages that have no text. */
function givenTexts(value: RecordData): RecordData {
  return Object.fromEntries(
    Object.entries(value).filter(([, text]) => typeof text !== 'string' || text.trim() !== ''),
  );
}
