import type { RecordData } from '#contracts/content/records.ts';
import { getValueAt, withValue } from '../records/record-paths.ts';

/** An entry or column in a list of the navigation. */
export type NavigationEntry = RecordData & { id: string };

/** The deepest level that menus show. */
const deepest = 3;

/** Whether a list contains columns, by its path; all other lists contain entries. */
export function isSectionList(list: string): boolean {
  return list.endsWith('/sections');
}

/** The list and the id of an element; ids may contain slashes, so the data must be searched. */
export function findPlace(data: RecordData, path: string): { list: string; id: string } | undefined {
  const found = getLists(data).find(({ list, entries }) =>
    entries.some(({ id }) => `${list}/${id}` === path),
  );
  return found && { list: found.list, id: path.slice(found.list.length + 1) };
}

/** The entry, column or part with the field at a path. */
export function getHolder(data: RecordData, path: string): string {
  const [part = '', ...rest] = path.split('/');
  for (let length = rest.length; length > 0; length -= 1) {
    const holder = [part, ...rest.slice(0, length)].join('/');
    if (findPlace(data, holder)) return holder;
  }
  return part;
}

export function findEntries(data: RecordData, list: string): NavigationEntry[] {
  return (getValueAt(data, list) ?? []) as NavigationEntry[];
}

type Listed = { list: string; entries: NavigationEntry[]; level: number };

/** Every list of the navigation, in reading order; columns are on the level of their entry. */
function getLists(data: RecordData): Listed[] {
  const below = (list: string, level: number): Listed[] => {
    const entries = findEntries(data, list);
    if (entries.length === 0) return [];
    const further = entries.flatMap(({ id }) => [
      ...below(`${list}/${id}/items`, level + 1),
      ...below(`${list}/${id}/sections`, level),
    ]);
    return [{ list, entries, level }, ...further];
  };
  return [...below('header/items', 1), ...below('footer/sections', deepest - 1)];
}

/** The level of a list's entries, from 1. */
export function getLevel(data: RecordData, list: string): number {
  return getLists(data).find((known) => known.list === list)?.level ?? 1;
}

/** Moves an element within its list. */
export function moveTo(data: RecordData, list: string, id: string, to: number): RecordData {
  const entries = findEntries(data, list);
  const entry = entries.find((one) => one.id === id);
  if (!entry) return data;
  const others = entries.filter((one) => one !== entry);
  return withValue(data, list, others.toSpliced(to, 0, entry));
}

export function addTo(data: RecordData, list: string, entry: NavigationEntry, index?: number): RecordData {
  const entries = findEntries(data, list);
  const [part = ''] = list.split('/');
  const whole = data[part] ? data : { ...data, [part]: newPart(part) };
  return withValue(whole, list, entries.toSpliced(index ?? entries.length, 0, entry));
}

export function removeFrom(data: RecordData, list: string, id: string): RecordData {
  return withValue(
    data,
    list,
    findEntries(data, list).filter((entry) => entry.id !== id),
  );
}

export type Moved = { data: RecordData; path: string };

/** Moves an entry below the previous one; undefined where there is none, or no deeper level. */
export function indented(data: RecordData, list: string, id: string): Moved | undefined {
  const entries = findEntries(data, list);
  const index = entries.findIndex((entry) => entry.id === id);
  const [entry, before] = [entries[index], entries[index - 1]];
  const isTooDeep = !entry || getLevel(data, list) + getHeight(entry) > deepest;
  if (isTooDeep || !before || isSectionList(list)) return undefined;
  const target = `${list}/${before.id}/items`;
  return { data: addTo(removeFrom(data, list, id), target, entry), path: `${target}/${id}` };
}

/** Moves an entry after its parent; undefined where it has none, or is in a column. */
export function outdented(data: RecordData, list: string, id: string): Moved | undefined {
  const parent = list.endsWith('/items') ? findPlace(data, list.slice(0, -'/items'.length)) : undefined;
  if (!parent || isSectionList(parent.list)) return undefined;
  const entry = findEntries(data, list).find((one) => one.id === id);
  if (!entry) return undefined;
  const index = findEntries(data, parent.list).findIndex((one) => one.id === parent.id) + 1;
  return {
    data: addTo(removeFrom(data, list, id), parent.list, entry, index),
    path: `${parent.list}/${id}`,
  };
}

/** The number of levels of an entry, itself included. */
function getHeight(entry: NavigationEntry): number {
  const below = (entry.items ?? []) as NavigationEntry[];
  const inColumns = ((entry.sections ?? []) as NavigationEntry[]).flatMap(
    ({ items }) => (items ?? []) as NavigationEntry[],
  );
  return 1 + Math.max(0, ...[...below, ...inColumns].map(getHeight));
}

function newPart(part: string): RecordData {
  const common = { theme: null };
  if (part === 'header') return { ...common, hidden: false, items: [] };
  return { ...common, text: {}, contactLink: null, sections: [] };
}
