import { expect, test } from 'vitest';
import { records } from '#contracts/content/records.ts';
import { getValueAt, namesOnWay, withValue } from './record-ways.ts';

const data = { header: { items: [{ id: 'header/items/1', title: { en: 'News' } }] } };
const way = 'header/items/header/items/1/title/en';

test('the way through a record may lead through ids with slashes', () => {
  expect(getValueAt(data, way)).toBe('News');
  expect(getValueAt(withValue(data, way, 'Stories'), way)).toBe('Stories');
  expect(getValueAt(data, 'footer/text')).toBeUndefined();
});

test('EDI-05 a place in a record is told by the names of its declaration', () => {
  expect(namesOnWay(records.navigation, data, way)).toEqual(['header', 'items', 1, 'title']);
  expect(namesOnWay(records.navigation, data, 'header/items/order')).toEqual(['header', 'items']);
  expect(namesOnWay(records.contact, {}, 'role/en')).toEqual(['role']);
});
