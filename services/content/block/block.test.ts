import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { StoredBlock, Texts } from '#contracts/content/draft.ts';
import { block } from '#seed/schema/content/block.ts';
import { readBlock } from '../import/read-block.ts';
import { readTranslation } from '../import/read-translation.ts';
import type { Names } from '../import/seed-links.ts';
import { getReferences } from './block-references.ts';
import { searchText, translationUnits } from './block-texts.ts';
import { problemsOfStructure } from './check-structure.ts';
import { problemsOfTexts } from './check-texts.ts';
import { deliverBlock, type Resolved } from './deliver-block.ts';

const page = '652a65b6-a004-8383-ab2e-190d9557d581';
const file = '3a27bc68-5eb8-820c-b07e-1cd393540246';
const names: Names = {
  page: (_, path) => (path === 'quality' ? page : undefined),
  file: (key) => (key === 'hero-line' ? file : undefined),
  contact: () => undefined,
  item: () => true,
};
const read = (value: object): { block: StoredBlock; texts: Texts } => {
  const [[type, fields] = []] = Object.entries(v.parse(block, value));
  const texts: Texts = {};
  if (!type || !fields) throw new Error('There is no block');
  return {
    block: readBlock(type, fields, { site: 'main', names, texts, report: expect.unreachable }),
    texts,
  };
};

const hero = read({
  hero: {
    id: 'intro',
    title: 'Every wire',
    image: 'hero-line',
    actions: [{ text: 'See quality', page: 'quality', parameters: '#team' }],
  },
});
const cards = read({
  cards: {
    id: 'fields',
    items: [
      { title: 'One', lead: 'First' },
      { title: 'Two', link: { text: 'Go', product: 'reuss-455' } },
    ],
  },
});
const words = read({ text: { id: 'why', text: 'Ask [us](page:quality) **now**' } });

const problemsOfBlocks = (blocks: StoredBlock[], texts: Texts) => [
  ...problemsOfStructure(blocks),
  ...problemsOfTexts(blocks, texts, 'en'),
];

const nothing: Resolved = {
  link: () => null,
  teaser: () => null,
  image: () => null,
  file: () => null,
  video: () => null,
  listed: () => undefined,
};

test('structure and words are kept apart', () => {
  expect(hero.block).toEqual({
    id: 'intro',
    type: 'hero',
    anchor: null,
    tone: 'plain',
    layout: 'full',
    image: file,
    actions: [{ id: '1', kind: 'PAGE', page, pageParameters: '#team' }],
  });
  expect(hero.texts).toEqual({ 'intro/title': 'Every wire', 'intro/actions/1/text': 'See quality' });
});

test('one walk yields references, translation units and search text', () => {
  const blocks = [hero.block, cards.block, words.block];
  const texts: Texts = { ...hero.texts, ...cards.texts, ...words.texts };
  expect(getReferences(blocks, texts)).toEqual({
    links: new Set([page]),
    teasers: new Set(),
    files: new Set([file]),
  });
  expect(translationUnits(blocks).map(({ unit }) => unit)).toEqual(
    expect.arrayContaining(['intro/title', 'intro/actions/1/text', 'fields/items/2/link/text', 'why/text']),
  );
  expect(searchText(blocks, texts)).toBe('Every wire\nSee quality\nOne\nFirst\nTwo\nGo\nAsk us now');
});

test('a delivered block has every declared field', () => {
  expect(deliverBlock(cards.block, cards.texts, nothing)).toMatchObject({
    type: 'cards',
    id: 'fields',
    title: null,
    layout: 'grid',
    actions: [],
    items: [
      { id: '1', title: 'One', lead: 'First', overline: null, image: null, link: null },
      { id: '2', title: 'Two', link: { kind: 'PRODUCT', slug: 'reuss-455', text: 'Go' } },
    ],
  });
});

test('links in rich text lead where the reader may go', () => {
  const reference = { id: page, siteId: file, url: '/quality', title: 'Quality' };
  const delivered = deliverBlock(words.block, words.texts, { ...nothing, link: () => reference });
  expect(JSON.stringify(delivered)).toContain('"url":"/quality"');
});

test('a block that no longer is declared is delivered without fields, not with an error', () => {
  const old: StoredBlock = { id: 'old', type: 'carousel', anchor: null, tone: 'plain', speed: 3 };
  expect(deliverBlock(old, {}, nothing)).toEqual({
    id: 'old',
    type: 'carousel',
    anchor: null,
    tone: 'plain',
    language: null,
  });
});

const changed = (change: Partial<StoredBlock>): StoredBlock => ({ ...hero.block, ...change });

test('LOC-04 PAG-03 blocks as authors write them keep the rules', () => {
  expect(problemsOfBlocks([hero.block, cards.block], { ...hero.texts, ...cards.texts })).toEqual([]);
});

test.each<[string, StoredBlock, Texts, string]>([
  ['an unknown type', changed({ type: 'carousel' }), {}, 'type'],
  ['an id with spaces', changed({ id: 'in tro' }), {}, 'id'],
  ['an anchor that is not a slug', changed({ anchor: 'A b' }), {}, 'anchor'],
  ['an unknown tone', changed({ tone: 'loud' }), {}, 'tone'],
  ['a field that nobody declared', changed({ speed: 3 }), {}, 'speed'],
  ['a choice that is none', changed({ layout: 'wide' }), {}, 'layout'],
  ['a picture that is not a file', changed({ image: 'hero-line' }), {}, 'image'],
  [
    'too many actions',
    changed({ actions: [1, 2, 3].map((id) => ({ id: `${id}`, kind: 'ACTION', action: 'a' })) }),
    {},
    'actions',
  ],
  [
    'two actions with one id',
    changed({ actions: [1, 1].map((id) => ({ id: `${id}`, kind: 'ACTION', action: 'a' })) }),
    {},
    'actions',
  ],
  [
    'a link that runs script',
    changed({ actions: [{ id: '1', kind: 'EXTERNAL', href: 'javascript:x' }] }),
    {},
    'actions/1',
  ],
  ['a text with a line break', hero.block, { 'intro/title': 'a\nb' }, 'title'],
  ['a text that is too long', hero.block, { 'intro/title': 'a'.repeat(201) }, 'title'],
  ['a text that no field shows', hero.block, { 'intro/subtitle': 'a' }, 'subtitle'],
  ['a text that is not text', hero.block, { 'intro/title': { type: 'doc', content: [] } }, 'title'],
])('%s is refused by block and field', (_, block, texts, field) => {
  expect(problemsOfBlocks([block], texts)).toContainEqual({
    block: block.id,
    field,
    language: expect.toBeOneOf([null, 'en']),
    code: expect.any(String),
    params: expect.any(Object),
  });
});

test('a text that is the same in every language is checked, too', () => {
  const { block } = read({ timeline: { id: 'history', items: [{ year: 'long ago, before the war' }] } });
  expect(problemsOfStructure([block])).toEqual([
    {
      block: 'history',
      field: 'items/1/year',
      language: null,
      code: 'tooLong',
      params: { length: 24, most: 12 },
    },
  ]);
});

test('a required text must be there in every language', () => {
  expect(problemsOfBlocks([words.block], {})).toEqual([
    { block: 'why', field: 'text', language: 'en', code: 'missing', params: {} },
  ]);
});

test('two blocks may not share an id', () => {
  expect(problemsOfBlocks([hero.block, hero.block], hero.texts)).toContainEqual(
    expect.objectContaining({ field: 'id' }),
  );
});

test('tables are written as rows of cells', () => {
  const table = read({
    table: {
      id: 'data',
      columns: [{ label: 'Year' }, { label: 'CHF', align: 'end' }],
      rows: [['2024', '598.2']],
    },
  });
  expect(table.texts['data/rows/1/cells/2/value']).toBe('598.2');
  expect(problemsOfBlocks([table.block], table.texts)).toEqual([]);
});

test('a translation mirrors its source; what it leaves out is taken from there', () => {
  const source = { ...hero.texts, ...cards.texts };
  const texts = readTranslation(
    [hero.block, cards.block],
    source,
    { intro: { actions: ['Zur Qualität'] }, fields: { items: [{ title: 'Eins' }, { link: 'Los' }] } },
    { site: 'main', names, report: expect.unreachable },
  );
  expect(texts).toEqual({
    'intro/title': 'Every wire',
    'intro/actions/1/text': 'Zur Qualität',
    'fields/items/1/title': 'Eins',
    'fields/items/1/lead': 'First',
    'fields/items/2/title': 'Two',
    'fields/items/2/link/text': 'Los',
  });
});

test('a translation that does not fit its source is told by block and field', () => {
  const problems: string[] = [];
  readTranslation(
    [hero.block, cards.block],
    { ...hero.texts, ...cards.texts },
    { intro: { actions: ['Eins', 'Zwei'], lead: 'Neu' } },
    { site: 'main', names, report: (unit, message) => problems.push(`${unit} ${message}`) },
  );
  expect(problems).toEqual([
    'intro/actions has 2 entries, the source has 1',
    'intro/lead is translated, but the source has no such text',
  ]);
});
