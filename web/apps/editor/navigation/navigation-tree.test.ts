import { expect, test } from 'vitest';
import type { RecordData } from '#contracts/content/records.ts';
import {
  addTo,
  findPlace,
  getHolder,
  getLevel,
  indented,
  moveTo,
  outdented,
  removeFrom,
} from './navigation-tree.ts';

const entry = (id: string, items: unknown[] = [], sections: unknown[] = []) => ({
  id,
  title: { en: id.toUpperCase() },
  items,
  sections,
});

const menu: RecordData = {
  header: {
    items: [
      entry('header/items/1', [], [{ id: 'header/items/1/sections/1', items: [entry('c')] }]),
      entry('a', [entry('b')]),
      entry('d'),
    ],
  },
  footer: { sections: [{ id: 's', items: [entry('f')] }] },
};

/** The tree as one line: `a(b)`. */
function drawn(data: RecordData): string {
  type Drawn = { id: string; items?: Drawn[]; sections?: Drawn[] };
  const line = ({ id, items = [], sections = [] }: Drawn): string => {
    const below = [...sections.map((one) => `|${line(one)}`), ...items.map(line)];
    return id.split('/').at(-1) + (below.length > 0 ? `(${below.join(' ')})` : '');
  };
  return (data.header as { items: Drawn[] }).items.map(line).join(' ');
}

test('NAV-01 an entry moves in its list, below the one before it, and back behind it', () => {
  expect(drawn(menu)).toBe('1(|1(c)) a(b) d');
  expect(drawn(moveTo(menu, 'header/items', 'd', 0))).toBe('d 1(|1(c)) a(b)');
  const inside = indented(menu, 'header/items', 'd');
  expect([drawn(inside!.data), inside?.path]).toEqual(['1(|1(c)) a(b d)', 'header/items/a/items/d']);
  const back = outdented(inside!.data, 'header/items/a/items', 'd');
  expect([drawn(back!.data), back?.path]).toEqual(['1(|1(c)) a(b) d', 'header/items/d']);
});

test('NAV-01 three levels are all that menus have', () => {
  expect(indented(menu, 'header/items', 'header/items/1')).toBeUndefined();
  const list = 'header/items/header/items/1/sections/header/items/1/sections/1/items';
  expect(getLevel(menu, 'header/items')).toBe(1);
  expect(getLevel(menu, list)).toBe(2);
  expect(outdented(menu, list, 'c')).toBeUndefined();
  const deep = addTo(menu, 'header/items/a/items', entry('x', [entry('y')]));
  expect(indented(deep, 'header/items/a/items', 'x')).toBeUndefined();
});

test('NAV-01 places are found by their ids, also when these hold slashes', () => {
  expect(findPlace(menu, 'header/items/header/items/1')).toEqual({
    list: 'header/items',
    id: 'header/items/1',
  });
  expect(findPlace(menu, 'footer/sections/s/items/f')).toEqual({ list: 'footer/sections/s/items', id: 'f' });
  expect(getHolder(menu, 'header/items/a/items/b/title')).toBe('header/items/a/items/b');
  expect(getHolder(menu, 'footer/contactLink')).toBe('footer');
  expect(drawn(removeFrom(menu, 'header/items', 'a'))).toBe('1(|1(c)) d');
});

test('NAV-01 the first entry of a site makes its header', () => {
  expect(addTo({ header: null, footer: null }, 'header/items', entry('first'))).toMatchObject({
    header: { hidden: false, items: [{ id: 'first' }] },
    footer: null,
  });
});
