import type { Field, Fields } from '#contracts/content/fields.ts';
import type { RecordData } from '#contracts/content/records.ts';

/** A record without any values yet. */
export function newRecord(fields: Fields): RecordData {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, newValue(field)]));
}

function newValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return field.translate ? {} : null;
    case 'flag':
      return false;
    case 'choice':
      return field.values[0];
    case 'number':
      return Math.max(field.min, Math.min(0, field.max));
    case 'reference':
      return field.many ? [] : null;
    case 'texts':
    case 'choices':
    case 'countries':
    case 'languages':
    case 'openingHours':
    case 'list':
      return [];
    default:
      return null;
  }
}
