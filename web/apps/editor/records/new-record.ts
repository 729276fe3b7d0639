import type { RecordField, RecordFields } from '#contracts/content/record-fields.ts';
import type { RecordData } from '#contracts/content/records.ts';

/** A record in which nothing is said yet. */
export function newRecord(fields: RecordFields): RecordData {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, newValue(field)]));
}

function newValue(field: RecordField): unknown {
  switch (field.kind) {
    case 'words':
      return {};
    case 'flag':
      return false;
    case 'choice':
      return field.values[0];
    case 'amount':
      return Math.max(field.min, Math.min(0, field.max));
    case 'reference':
      return field.many ? [] : null;
    case 'formattedList':
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
