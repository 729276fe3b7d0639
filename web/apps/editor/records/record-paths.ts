import type { Fields } from '#contracts/content/fields.ts';
import type { RecordData } from '#contracts/content/records.ts';

type Entry = RecordData & { id: string };

/** The value at a path in a record; undefined: there is none. */
export function getValueAt(data: unknown, path: string): unknown {
  if (path === '') return data;
  const [name = '', ...rest] = path.split('/');
  if (isList(data)) {
    const entry = data.find((one) => isWithin(one, path));
    return entry && getValueAt(entry, path.slice(entry.id.length + 1));
  }
  return isObject(data) ? getValueAt(data[name], rest.join('/')) : undefined;
}

/** The record with another value at a path. */
export function withValue<Data>(data: Data, path: string, value: unknown): Data {
  if (path === '') return value as Data;
  const [name = '', ...rest] = path.split('/');
  if (isList(data)) {
    return data.map((entry) =>
      isWithin(entry, path) ? withValue(entry, path.slice(entry.id.length + 1), value) : entry,
    ) as Data;
  }
  const object: RecordData = isObject(data) ? data : {};
  return { ...object, [name]: withValue(object[name], rest.join('/'), value) } as Data;
}

/**
 * The declared names on a path in a record, with positions for entries: `['header', 'items', 2, 'title']`.
 */
export function getPathNames(fields: Fields, data: unknown, path: string): (string | number)[] {
  const [name = '', ...rest] = path.split('/');
  const field = fields[name];
  if (!field) return [];
  const value = isObject(data) ? data[name] : undefined;
  const left = rest.join('/');
  if (field.kind === 'group') return [name, ...getPathNames(field.fields, value, left)];
  if (field.kind !== 'list' || !isList(value)) return [name];
  const index = value.findIndex((entry) => isWithin(entry, left));
  const entry = value[index];
  return entry
    ? [name, index + 1, ...getPathNames(field.fields, entry, left.slice(entry.id.length + 1))]
    : [name];
}

/** Whether a path is within an entry, whose id may contain slashes. */
function isWithin({ id }: Entry, path: string): boolean {
  return path === id || path.startsWith(`${id}/`);
}

function isObject(value: unknown): value is RecordData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((entry) => isObject(entry) && typeof entry.id === 'string');
}
