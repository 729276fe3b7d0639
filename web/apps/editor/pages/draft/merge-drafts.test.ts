import { expect, test } from 'vitest';
import type { PageDraft, StoredBlock } from '#contracts/content/draft.ts';
import { plainPage } from '../../../../../tests/support/records/plain-page.ts';
import { mergeDrafts } from './merge-drafts.ts';

const block = (id: string, type: string, values: object = {}): StoredBlock => ({
  id,
  type,
  anchor: null,
  tone: 'plain',
  ...values,
});

const base: PageDraft = {
  id: '7d8a2f5e-5ac7-4a0f-9a51-0d9f3a6d1c11',
  siteId: 'main',
  path: '/about',
  ...plainPage,
  blocks: [
    block('intro', 'text', { width: 'Inline' }),
    block('figures', 'keyFigures', { items: [{ id: '1' }, { id: '2' }] }),
    block('words', 'quote', { image: null }),
  ],
  texts: {
    en: {
      title: 'About',
      navigationTitle: null,
      description: null,
      lead: null,
      blocks: {
        'intro/title': 'We build',
        'figures/title': 'Figures',
        'figures/items/1/value': '42',
        'figures/items/2/value': '7',
        'words/quote': 'It runs.',
      },
    },
  },
};

type Change = (draft: PageDraft) => void;
const changed = (change: Change) => {
  const draft = structuredClone(base);
  change(draft);
  return draft;
};
const merge = (mine: Change, theirs: Change, choices = {}) =>
  mergeDrafts({ base, mine: changed(mine), theirs: changed(theirs) }, choices);
const say = (unit: string, text: string) => (draft: PageDraft) => {
  draft.texts.en!.blocks[unit] = text;
};
const idsOf = ({ blocks }: PageDraft) => blocks.map(({ id }) => id);
const move =
  (...ids: string[]): Change =>
  (draft) => {
    draft.blocks = ids.map((id) => draft.blocks.find((one) => one.id === id)!);
  };
const remove = (id: string): Change => {
  return (draft) => {
    draft.blocks = draft.blocks.filter((one) => one.id !== id);
    const { blocks } = draft.texts.en!;
    for (const unit of Object.keys(blocks)) if (unit.startsWith(`${id}/`)) delete blocks[unit];
  };
};
const nothing: Change = () => {};

test('EDI-05 what only one editor has changed comes by itself, and it is told what came', () => {
  const {
    document: draft,
    taken,
    conflicts,
  } = merge(say('intro/title', 'We make'), (theirs) => {
    theirs.texts.en!.title = 'About us';
    theirs.theme = 'Copper';
    theirs.texts.de = { title: 'Über uns', navigationTitle: null, description: null, lead: null, blocks: {} };
  });
  expect(conflicts).toEqual([]);
  expect(draft.texts.en).toMatchObject({ title: 'About us', blocks: { 'intro/title': 'We make' } });
  expect(draft.texts.de?.title).toBe('Über uns');
  expect(draft.theme).toBe('Copper');
  expect([...taken].sort()).toEqual(['settings/theme', 'texts/de', 'texts/en/title']);
});

test('EDI-05 the same change on both sides is none to decide', () => {
  const {
    document: draft,
    taken,
    conflicts,
  } = merge(say('intro/title', 'We make'), say('intro/title', 'We make'));
  expect([taken, conflicts]).toEqual([[], []]);
  expect(draft.texts.en?.blocks['intro/title']).toBe('We make');
});

test('EDI-05 what both have changed differently is decided by a person; until then it is mine', () => {
  const [mine, theirs] = [say('intro/title', 'Mine'), say('intro/title', 'Theirs')];
  const key = 'texts/en/blocks/intro/title';
  const open = merge(mine, theirs);
  expect(open.conflicts).toEqual([{ key, base: 'We build', mine: 'Mine', theirs: 'Theirs' }]);
  expect(open.document.texts.en?.blocks['intro/title']).toBe('Mine');
  const chosen = merge(mine, theirs, { [key]: 'theirs' });
  expect(chosen.document.texts.en?.blocks['intro/title']).toBe('Theirs');
  expect(chosen.conflicts).toEqual(open.conflicts);
});

test('EDI-05 blocks that both have added stand where each has put them', () => {
  const { document: draft, taken } = merge(
    (mine) => void mine.blocks.splice(1, 0, block('mine', 'text')),
    (theirs) => {
      theirs.blocks.push(block('theirs', 'text'));
      theirs.texts.en!.blocks['theirs/title'] = 'New';
    },
  );
  expect(idsOf(draft)).toEqual(['intro', 'mine', 'figures', 'words', 'theirs']);
  expect(draft.texts.en?.blocks['theirs/title']).toBe('New');
  expect(taken).toContain('blocks/theirs');
});

test('EDI-05 one moves, the other one adds and removes', () => {
  const { document: draft, conflicts } = merge(move('words', 'intro', 'figures'), (theirs) => {
    remove('intro')(theirs);
    theirs.blocks.splice(1, 0, block('new', 'picture'));
  });
  expect(conflicts).toEqual([]);
  expect(idsOf(draft)).toEqual(['words', 'figures', 'new']);
  expect(draft.texts.en?.blocks).not.toHaveProperty('intro/title');
});

test('EDI-05 two different orders are a conflict', () => {
  const mine = move('words', 'intro', 'figures');
  const theirs = move('figures', 'intro', 'words');
  expect(merge(mine, theirs).conflicts.map(({ key }) => key)).toEqual(['blocks/order']);
  expect(idsOf(merge(mine, theirs).document)).toEqual(['words', 'intro', 'figures']);
  expect(idsOf(merge(mine, theirs, { 'blocks/order': 'theirs' }).document)).toEqual([
    'figures',
    'intro',
    'words',
  ]);
});

test('EDI-05 words in a block that the other one has removed are not lost without a choice', () => {
  const [mine, theirs] = [say('words/quote', 'It runs and runs.'), remove('words')];
  const open = merge(mine, theirs);
  expect(open.conflicts.map(({ key }) => key)).toEqual(['blocks/words']);
  expect(open.document.texts.en?.blocks['words/quote']).toBe('It runs and runs.');
  const gone = merge(mine, theirs, { 'blocks/words': 'theirs' });
  expect(idsOf(gone.document)).toEqual(['intro', 'figures']);
  expect(gone.document.texts.en?.blocks).not.toHaveProperty('words/quote');

  const turned = merge(theirs, mine);
  expect(turned.document.texts.en?.blocks['words/quote']).toBe('It runs and runs.');
  const removed = merge(theirs, mine, { 'blocks/words': 'mine' });
  expect(idsOf(removed.document)).toEqual(['intro', 'figures']);
});

test('EDI-05 a block that nobody has worked on since goes with its words', () => {
  for (const [mine, theirs] of [
    [nothing, remove('words')],
    [remove('words'), nothing],
  ] as const) {
    const { document: draft, conflicts } = merge(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(draft).toEqual(changed(remove('words')));
  }
});

test('EDI-05 items of a list are brought together by their ids, values by their field', () => {
  const items = (draft: PageDraft) => draft.blocks[1]!.items as { id: string }[];
  const { document: draft, conflicts } = merge(
    (mine) => {
      items(mine).push({ id: '3' });
      mine.texts.en!.blocks['figures/items/3/value'] = '3';
      mine.blocks[0]!.tone = 'sunken';
    },
    (theirs) => {
      items(theirs).shift();
      delete theirs.texts.en!.blocks['figures/items/1/value'];
      theirs.blocks[0]!.width = 'BreakOut';
    },
  );
  expect(conflicts).toEqual([]);
  expect(draft.blocks[1]?.items).toEqual([{ id: '2' }, { id: '3' }]);
  expect(draft.texts.en?.blocks).not.toHaveProperty('figures/items/1/value');
  expect(draft.blocks[0]).toMatchObject({ tone: 'sunken', width: 'BreakOut' });
});

test('EDI-05 a language that the other one has removed keeps what was written in it meanwhile', () => {
  const { document: draft, conflicts } = merge(say('intro/title', 'Still here'), (theirs) => {
    theirs.texts = {};
  });
  expect(conflicts.map(({ key }) => key)).toEqual(['texts/en']);
  expect(draft.texts.en?.blocks['intro/title']).toBe('Still here');
});

test('EDI-05 whoever changes nothing gets exactly the other draft, and the other way round', () => {
  const theirs: Change = (draft) => {
    move('figures', 'words', 'intro')(draft);
    say('intro/title', 'Other')(draft);
    draft.blocks.push(block('last', 'picture', { image: 'x' }));
    draft.injection = { kind: 'product', slug: 'reuss-455' };
  };
  expect(merge(nothing, theirs).document).toEqual(changed(theirs));
  expect(merge(theirs, nothing).document).toEqual(changed(theirs));
});
