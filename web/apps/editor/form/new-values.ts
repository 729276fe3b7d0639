import type { StoredItem, StoredValue } from '#contracts/content/draft.ts';
import type { BlockField, BlockFields } from '#contracts/content/fields.ts';
import { freshId } from './edits.ts';

/** A new item: with the first choices, and as many items of its own as it requires. */
export function newItem(fields: BlockFields, id: string): StoredItem {
  return { id, ...newValues(fields) };
}

/** The initial values of the declared fields of a block or item. */
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
