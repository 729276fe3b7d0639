import { expect, test } from 'vitest';
import { getValueAt, mergeRecords, withValue } from './merge-record.ts';

const base = { name: 'Litzen', role: { en: 'Sales', de: 'Verkauf' }, phone: null };

test('EDI-05 what only one of two people has changed comes by itself, words by language', () => {
  const mine = { ...base, role: { en: 'Sales', de: 'Vertrieb' } };
  const theirs = { ...base, role: { en: 'Sales', de: 'Verkauf', fr: 'Vente' }, phone: '+41 41 555 01 00' };
  expect(mergeRecords(base, mine, theirs)).toEqual({
    data: { name: 'Litzen', role: { en: 'Sales', de: 'Vertrieb', fr: 'Vente' }, phone: '+41 41 555 01 00' },
    both: [],
  });
});

test('EDI-05 what both have changed is told, and nothing of it is decided', () => {
  const mine = { ...base, name: 'Litzen AG', role: { en: 'Area sales', de: 'Verkauf' } };
  const theirs = { ...base, name: 'Litzen Group', role: { en: 'Head of sales', de: 'Verkauf' } };
  expect(mergeRecords(base, mine, theirs)).toEqual({ data: mine, both: ['name', 'role/en'] });
});

const menu = (...entries: [id: string, title: string][]) => ({
  items: entries.map(([id, title]) => ({ id, title: { en: title } })),
});

test('EDI-05 NAV-01 entries of a list are told apart by their ids: one moves, the other writes', () => {
  const merged = mergeRecords(
    menu(['a', 'A'], ['b', 'B']),
    menu(['b', 'B'], ['a', 'A'], ['c', 'C']),
    menu(['a', 'A new'], ['b', 'B']),
  );
  expect(merged).toEqual({ data: menu(['b', 'B'], ['a', 'A new'], ['c', 'C']), both: [] });
});

test('EDI-05 NAV-01 two orders of one list are for a person to choose from', () => {
  const merged = mergeRecords(menu(['a', 'A'], ['b', 'B']), menu(['b', 'B'], ['a', 'A']), menu(['b', 'B']));
  expect(merged.both).toEqual(['items']);
});

test('the way through a record may lead through ids with slashes', () => {
  const data = { header: { items: [{ id: 'header/items/1', title: { en: 'News' } }] } };
  const way = 'header/items/header/items/1/title/en';
  expect(getValueAt(data, way)).toBe('News');
  expect(getValueAt(withValue(data, way, 'Stories'), way)).toBe('Stories');
  expect(getValueAt(data, 'footer/text')).toBeUndefined();
});
