import { expect, test } from 'vitest';
import { records } from '#contracts/content/records.ts';
import { mergeByDeclaration } from './merge.ts';

const mergeContacts = mergeByDeclaration<object>(records.contact);
const base = { name: 'Litzen', role: { en: 'Sales', de: 'Verkauf' }, phone: null };

test('EDI-05 what only one of two people has changed comes by itself, words by language', () => {
  const mine = { ...base, role: { en: 'Sales', de: 'Vertrieb' } };
  const theirs = { ...base, role: { en: 'Sales', de: 'Verkauf', fr: 'Vente' }, phone: '+41 41 555 01 00' };
  expect(mergeContacts({ base, mine, theirs })).toEqual({
    document: {
      name: 'Litzen',
      role: { en: 'Sales', de: 'Vertrieb', fr: 'Vente' },
      phone: '+41 41 555 01 00',
    },
    taken: ['role/fr', 'phone'],
    conflicts: [],
  });
});

test('EDI-05 what both have changed is told, and nothing of it is decided', () => {
  const mine = { ...base, name: 'Litzen AG', role: { en: 'Area sales', de: 'Verkauf' } };
  const theirs = { ...base, name: 'Litzen Group', role: { en: 'Head of sales', de: 'Verkauf' } };
  const { document, conflicts } = mergeContacts({ base, mine, theirs });
  expect(document).toEqual(mine);
  expect(conflicts.map(({ key }) => key)).toEqual(['name', 'role/en']);
});

const mergeMenus = mergeByDeclaration<object>(records.navigation);
const menu = (...entries: [id: string, title: string][]) => ({
  header: { items: entries.map(([id, title]) => ({ id, title: { en: title } })) },
});

test('EDI-05 NAV-01 entries of a list are told apart by their ids: one moves, the other writes', () => {
  const { document, conflicts } = mergeMenus({
    base: menu(['a', 'A'], ['b', 'B']),
    mine: menu(['b', 'B'], ['a', 'A'], ['c', 'C']),
    theirs: menu(['a', 'A new'], ['b', 'B']),
  });
  expect([document, conflicts]).toEqual([menu(['b', 'B'], ['a', 'A new'], ['c', 'C']), []]);
});

test('EDI-05 NAV-01 two orders of one list are for a person to choose from', () => {
  const { conflicts } = mergeMenus({
    base: menu(['a', 'A'], ['b', 'B'], ['c', 'C']),
    mine: menu(['b', 'B'], ['a', 'A'], ['c', 'C']),
    theirs: menu(['a', 'A'], ['c', 'C'], ['b', 'B']),
  });
  expect(conflicts.map(({ key }) => key)).toEqual(['header/items/order']);
});

test('EDI-05 NAV-01 an entry that one has removed and the other has written is not lost without a choice', () => {
  const sides = {
    base: menu(['a', 'A'], ['b', 'B']),
    mine: menu(['a', 'A'], ['b', 'B new']),
    theirs: menu(['a', 'A']),
  };
  expect(mergeMenus(sides).conflicts.map(({ key }) => key)).toEqual(['header/items/b']);
  expect(mergeMenus(sides).document).toEqual(sides.mine);
  expect(mergeMenus(sides, { 'header/items/b': 'theirs' }).document).toEqual(sides.theirs);
});

test('EDI-05 a link is one value, the words on it another', () => {
  const link = (path: string, en: string) => ({ link: { kind: 'PATH', path, text: { en } } });
  const merge = mergeByDeclaration<object>({ link: { kind: 'labelledLink' } });
  const { document, conflicts } = merge({
    base: link('/a', 'A'),
    mine: link('/b', 'A'),
    theirs: link('/a', 'All'),
  });
  expect([document, conflicts]).toEqual([link('/b', 'All'), []]);
});
