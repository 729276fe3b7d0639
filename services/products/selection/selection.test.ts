import { expect, test } from 'vitest';
import { getTree } from '../classification/classification-tree.ts';
import type { Classification } from '../classification/save-classifications.ts';
import type { Entry } from './find-entries.ts';
import { boundsAmong, getPage, type SelectionFilter, selectEntries } from './select-entries.ts';
import { getSelection, mergeByName } from './selection.ts';

const shelf = (slug: string, parent: string | null, position: number): Classification => ({
  slug,
  parent,
  position,
  type: 'product',
  names: { en: slug },
  descriptions: {},
  image: null,
  cards: null,
  filters: null,
});
const shelves = [shelf('top', null, 0), shelf('a', 'top', 1), shelf('b', 'top', 2)];
const tree = getTree(shelves);

const entry = (slug: string, more: Partial<Entry> = {}): Entry => ({
  slug,
  type: 'product',
  brand: null,
  position: 0,
  name: slug,
  classifications: ['a'],
  countries: [],
  capabilities: [],
  attributes: [],
  minima: [],
  maxima: [],
  revision: 1,
  ...more,
});
const everything: SelectionFilter = {
  type: 'product',
  classification: null,
  country: null,
  brands: [],
  capabilities: [],
  values: [],
};
const wanted = (minimum: number, width: number) => ({
  attribute: 'width',
  minimum,
  maximum: minimum + width,
});
const make = (entries: Entry[]) => getSelection(mergeByName([], entries), tree);
const getSlugs = (
  entries: Entry[],
  question: Partial<SelectionFilter>,
  order: 'position' | 'name' = 'position',
) => {
  const selection = make(entries);
  const { found } = selectEntries(selection, { ...everything, ...question });
  return getPage(selection, found, order, 0, 100).map(({ slug }) => slug);
};

/** The expected result, by a plain loop. */
const isFound = (
  candidate: Entry,
  { classification, country, brands, capabilities, values }: SelectionFilter,
) =>
  (classification === null ||
    candidate.classifications.some((slug) =>
      tree.get(slug)?.lineage.some((step) => step.slug === classification),
    )) &&
  (country === null || candidate.countries.length === 0 || candidate.countries.includes(country)) &&
  (brands.length === 0 || brands.includes(candidate.brand ?? '')) &&
  capabilities.every((capability) => candidate.capabilities.includes(capability)) &&
  values.every(({ attribute, minimum, maximum }) =>
    candidate.attributes.some(
      (name, index) =>
        name === attribute &&
        minimum >= (candidate.minima[index] ?? 0) &&
        maximum <= (candidate.maxima[index] ?? 0),
    ),
  );

/** A small random number generator (Park and Miller) with a seed, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

test('CAT-07 sets find and count what looking at each product finds, over a thousand catalogues', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const throwDie = dice(seed);
    const some = (names: string[]) => names.filter(() => throwDie(2) === 0);
    const entries = Array.from({ length: throwDie(70) }, (_, number) => {
      const minimum = throwDie(10);
      return entry(`p-${number}`, {
        brand: ['x', 'y', null][throwDie(3)] ?? null,
        classifications: [['a'], ['b'], ['a', 'b'], ['gone']][throwDie(4)] ?? [],
        countries: [[], ['CH'], ['CH', 'DE']][throwDie(3)] ?? [],
        capabilities: some(['cut', 'crimp']),
        attributes: ['width'],
        minima: [minimum],
        maxima: [minimum + throwDie(5)],
      });
    });
    const question: SelectionFilter = {
      type: 'product',
      classification: [null, 'top', 'a'][throwDie(3)] ?? null,
      country: [null, 'CH', 'DE'][throwDie(3)] ?? null,
      brands: some(['x', 'y']),
      capabilities: some(['cut', 'crimp']),
      values: throwDie(2) ? [] : [wanted(throwDie(12), throwDie(3))],
    };
    const answer = selectEntries(make(entries), question);
    const count = (wanted: SelectionFilter) =>
      entries.filter((candidate) => isFound(candidate, wanted)).length;
    expect(answer.total, `seed ${seed}`).toBe(count(question));
    for (const { name, count: counted } of answer.brands) {
      expect(counted, `seed ${seed}, brand ${name}`).toBe(count({ ...question, brands: [name] }));
    }
    for (const { name, count: counted } of answer.capabilities) {
      const capabilities = [...question.capabilities, name];
      expect(counted, `seed ${seed}, capability ${name}`).toBe(count({ ...question, capabilities }));
    }
  }
});

test('the order is that of classifications, then positions, then names', () => {
  const entries = [
    entry('last', { classifications: ['gone'] }),
    entry('fourth', { classifications: ['b'] }),
    entry('third', { position: 2 }),
    entry('second', { position: 1, name: 'Reuss 1000' }),
    entry('first', { position: 1, name: 'Reuss 410' }),
  ];
  expect(getSlugs(entries, {})).toEqual(['first', 'second', 'third', 'fourth', 'last']);
  expect(getSlugs(entries, {}, 'name')).toEqual(['fourth', 'last', 'first', 'second', 'third']);
});

test('changed entries take the place of the old ones, in the order of names', () => {
  const kept = mergeByName([], [entry('a'), entry('c'), entry('e')]);
  const merged = mergeByName(kept, [entry('c', { name: 'z' }), entry('b'), entry('d')]);
  expect(merged.map(({ name }) => name)).toEqual(['a', 'b', 'd', 'e', 'z']);
  expect(merged).toHaveLength(5);
});

test('bounds leave out ends that are open', () => {
  const range = (slug: string, minimum: number, maximum: number) =>
    entry(slug, { attributes: ['noise'], minima: [minimum], maxima: [maximum] });
  const getBounds = (...entries: Entry[]) => {
    const selection = make(entries);
    return boundsAmong(selection, 'noise', selectEntries(selection, everything).here);
  };
  expect(getBounds(range('a', 2, Number.POSITIVE_INFINITY), range('b', 1, 3))).toEqual({
    minimum: 1,
    maximum: 3,
  });
  expect(getBounds(range('a', Number.NEGATIVE_INFINITY, 7))).toEqual({ minimum: 7, maximum: 7 });
  expect(getBounds(entry('a'))).toBeNull();
});
