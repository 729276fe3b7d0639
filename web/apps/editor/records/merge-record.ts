import type { RecordData } from '#contracts/content/records.ts';
import { isSame } from '../same.ts';

/** `both`: the ways to what both have changed, each to something else; `data` has there what is mine. */
type Merged = { data: RecordData; both: string[] };

/** Brings together what two people made of a record: what only one has changed comes by itself. */
export function mergeRecords(base: RecordData, mine: RecordData, theirs: RecordData): Merged {
  const both: string[] = [];
  return { data: mergeObjects(base, mine, theirs, '', both), both };
}

function mergeObjects(
  base: RecordData,
  mine: RecordData,
  theirs: RecordData,
  at: string,
  both: string[],
): RecordData {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const value = mergeValues(base[name], mine[name], theirs[name], at + name, both);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function mergeValues(base: unknown, mine: unknown, theirs: unknown, at: string, both: string[]): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isObject(mine) && isObject(theirs)) return mergeObjects(getObject(base), mine, theirs, `${at}/`, both);
  if (isList(mine) && isList(theirs) && isList(base)) return mergeLists(base, mine, theirs, at, both);
  both.push(at);
  return mine;
}

type Entry = RecordData & { id: string };

/** Entries by their ids. The order, and which there are, comes from the one who has changed it. */
function mergeLists(base: Entry[], mine: Entry[], theirs: Entry[], at: string, both: string[]): Entry[] {
  const order = (entries: Entry[]) => entries.map(({ id }) => id);
  const [atFirst, ofMine, ofTheirs] = [order(base), order(mine), order(theirs)];
  const isMine = !isSame(atFirst, ofMine);
  if (isMine && !isSame(atFirst, ofTheirs) && !isSame(ofMine, ofTheirs)) {
    both.push(at);
    return mine;
  }
  return (isMine ? mine : theirs).map((entry) => {
    const find = (entries: Entry[]) => entries.find(({ id }) => id === entry.id);
    const [own, other] = [find(mine), find(theirs)];
    if (!own || !other) return entry;
    return mergeObjects(find(base) ?? {}, own, other, `${at}/${entry.id}/`, both) as Entry;
  });
}

/** The value at a way through a record; undefined: there is nothing. */
export function getValueAt(data: unknown, way: string): unknown {
  if (way === '') return data;
  const [name = '', ...rest] = way.split('/');
  if (isList(data)) {
    // Ids of entries may hold slashes.
    const entry = data.find(({ id }) => way === id || way.startsWith(`${id}/`));
    return entry && getValueAt(entry, way.slice(entry.id.length + 1));
  }
  return isObject(data) ? getValueAt(data[name], rest.join('/')) : undefined;
}

/** The record with another value at a way through it. */
export function withValue<Data>(data: Data, way: string, value: unknown): Data {
  if (way === '') return value as Data;
  const [name = '', ...rest] = way.split('/');
  if (isList(data)) {
    return data.map((entry) =>
      way === entry.id || way.startsWith(`${entry.id}/`)
        ? withValue(entry, way.slice(entry.id.length + 1), value)
        : entry,
    ) as Data;
  }
  const object = getObject(data);
  return { ...object, [name]: withValue(object[name], rest.join('/'), value) } as Data;
}

function isObject(value: unknown): value is RecordData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((entry) => isObject(entry) && typeof entry.id === 'string');
}

function getObject(value: unknown): RecordData {
  return isObject(value) ? value : {};
}
