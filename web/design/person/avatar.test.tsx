import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

const initials = (name: string) =>
  renderToStaticMarkup(<Avatar name={name} />).match(/>([^<]*)<\/span><\/span>$/)?.[1];

test.each([
  ['Anna Keller', 'AK'],
  ['María del Carmen Ortega', 'MO'],
  ['Ödön', 'ÖD'],
  ['美 林', '美林'],
  ['山田太郎', '山田'],
  ['  ', ''],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('a name keeps its hue', () => {
  const hue = (name: string) => renderToStaticMarkup(<Avatar name={name} />).match(/data-hue="(\d)"/)?.[1];
  expect(hue('Mei Lin')).toBe(hue('Mei Lin'));
  expect(hue('Mei Lin')).toMatch(/[0-7]/);
});
