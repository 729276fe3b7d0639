import type { StoredItem, StoredValue } from '#contracts/content/draft.ts';
import type { BlockField, BlockFields } from '#contracts/content/fields.ts';
import { freshId } from './edits.ts';

/** An item as it begins: first choices, as many items of its own as it needs, and nothing else. */
export function newItem(fields: BlockFields, id: string): StoredItem {
  return { id, ...newValues(fields) };
}

/** What the declared fields of a new block or item hold. */
export function newValues(fields: BlockFields): Record<string, StoredValue> {
  const values: Record<string, StoredValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = newValue(field);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function newValue(field: BlockField): StoredValue {
  switch (field.kind) {
    case 'choice':
      return field.values[0];
    case 'flag':
      return false;
    case 'list': {
      const ids: string[] = [];
      while (ids.length < field.min) ids.push(freshId(ids));
      return ids.map((id) => newItem(field.fields, id));
    }
    default:
      return undefined;
  }
}
