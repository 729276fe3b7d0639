import { expect, test } from 'vitest';
import { applyEdit, type Content, findTextsBelow, freshId, moved } from './edits.ts';

const content: Content = {
  blocks: [
    {
      id: 'figures',
      type: 'keyFigures',
      anchor: null,
      tone: 'plain',
      items: [{ id: '1' }, { id: '2' }],
    },
    {
      id: 'agenda',
      type: 'expoAgenda',
      anchor: null,
      tone: 'plain',
      days: [{ id: 'a', date: '2026-11-10', sessions: [{ id: 's', start: '09:00' }] }],
    },
  ],
  texts: {
    en: {
      'figures/items/1/label': 'Machines',
      'figures/items/2/label': 'Countries',
      'figures/title': 'Facts',
    },
    de: { 'figures/items/2/label': 'Länder' },
  },
};
const items = (of: Content) => ((of.blocks[0]?.items ?? []) as { id: string }[]).map(({ id }) => id);

test('EDI-05 a value is set wherever it stands, and nothing else changes', () => {
  const after = applyEdit(content, { kind: 'value', at: 'agenda/days/a/sessions/s/start', value: '10:00' });
  expect(after.blocks[1]?.days).toEqual([
    { id: 'a', date: '2026-11-10', sessions: [{ id: 's', start: '10:00' }] },
  ]);
  expect(after.blocks[0]).toBe(content.blocks[0]);
  expect(after.texts).toBe(content.texts);
});

test('EDI-05 words are set in one language; without any the unit goes', () => {
  const translated = applyEdit(content, {
    kind: 'text',
    at: 'figures/title',
    language: 'fr',
    text: 'Chiffres',
  });
  expect(translated.texts.fr).toEqual({ 'figures/title': 'Chiffres' });
  const silent = applyEdit(translated, {
    kind: 'text',
    at: 'figures/title',
    language: 'fr',
    text: undefined,
  });
  expect(silent.texts).toEqual({ ...content.texts, fr: {} });
});

test('EDI-05 what is removed takes its words with it, and comes back with them', () => {
  const texts = findTextsBelow(content.texts, 'figures/items/2');
  const removed = applyEdit(content, { kind: 'remove', at: 'figures/items/2' });
  expect(items(removed)).toEqual(['1']);
  expect(removed.texts).toEqual({
    en: { 'figures/items/1/label': 'Machines', 'figures/title': 'Facts' },
    de: {},
  });
  const back = applyEdit(removed, { kind: 'add', at: 'figures/items', index: 1, item: { id: '2' }, texts });
  expect(back).toEqual(content);
});

test('EDI-05 the first item makes the list', () => {
  const after = applyEdit(content, {
    kind: 'add',
    at: 'figures/actions',
    index: 0,
    item: { id: 'x', kind: 'PATH' },
  });
  expect(after.blocks[0]?.actions).toEqual([{ id: 'x', kind: 'PATH' }]);
});

test('EDI-05 an item is put in the place of another one', () => {
  const item = { id: '2', kind: 'PATH', path: '/about' };
  const after = applyEdit(content, { kind: 'item', at: 'figures/items/2', item });
  expect(after.blocks[0]?.items).toEqual([{ id: '1' }, item]);
});

test('EDI-05 a duplicate stands behind its original with the same words in all languages', () => {
  const after = applyEdit(content, { kind: 'duplicate', at: 'figures/items/2', id: '3' });
  expect(items(after)).toEqual(['1', '2', '3']);
  expect(after.texts.de).toEqual({ 'figures/items/2/label': 'Länder', 'figures/items/3/label': 'Länder' });
});

test('EDI-05 an item moves, at most to either end', () => {
  expect(items(applyEdit(content, { kind: 'move', at: 'figures/items/2', to: 0 }))).toEqual(['2', '1']);
  const three = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(moved(three, 'a', 9).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(moved(three, 'c', -1).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(moved(three, 'none', 1)).toEqual(three);
});

test('EDI-05 ids of items are such as the contract allows', () => {
  const ids = Array.from({ length: 200 }, () => freshId([]));
  expect(ids.filter((id) => !/^[a-z0-9]{6}$/.test(id))).toEqual([]);
});
