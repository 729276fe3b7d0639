import { expect, test } from 'vitest';
import { records } from '#contracts/content/records.ts';
import { getPathNames, getValueAt, withValue } from './record-paths.ts';

const data = { header: { items: [{ id: 'header/items/1', title: { en: 'News' } }] } };
const path = 'header/items/header/items/1/title/en';

test('the way through a record may lead through ids with slashes', () => {
  expect(getValueAt(data, path)).toBe('News');
  expect(getValueAt(withValue(data, path, 'Stories'), path)).toBe('Stories');
  expect(getValueAt(data, 'footer/text')).toBeUndefined();
});

test('EDI-05 a place in a record is told by the names of its declaration', () => {
  expect(getPathNames(records.navigation, data, path)).toEqual(['header', 'items', 1, 'title']);
  expect(getPathNames(records.navigation, data, 'header/items/order')).toEqual(['header', 'items']);
  expect(getPathNames(records.contact, {}, 'role/en')).toEqual(['role']);
});
