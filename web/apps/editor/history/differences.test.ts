import { expect, test } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import { plainPage } from '../../../../tests/support/records/plain-page.ts';
import { getDifferences } from './differences.ts';

const before: PageDraft = {
  id: '7d8a2f5e-5ac7-4a0f-9a51-0d9f3a6d1c11',
  siteId: 'main',
  path: '/about',
  ...plainPage,
  blocks: ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    type: id === 'b' ? 'keyFigures' : 'text',
    anchor: null,
    tone: 'plain',
    ...(id === 'b' ? { items: [{ id: '1' }, { id: '2' }] } : { width: 'Inline' }),
  })),
  texts: {
    en: {
      title: 'About',
      navigationTitle: null,
      description: null,
      lead: null,
      blocks: {
        'a/text': {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We build machines.' }] }],
        },
        'b/items/1/value': '42',
        'b/items/2/value': '7',
        'c/title': 'Third',
      },
    },
  },
};

function difference(change: (draft: PageDraft) => void): string[] {
  const after = structuredClone(before);
  change(after);
  return getDifferences(before, after).map((found) => {
    const at = [found.block?.id, ...found.path].filter((part) => part !== undefined).join('.');
    if (found.kind === 'words') {
      const textChanges = found.stretches.map(({ kind, text }) =>
        kind === 'same' ? text : `${kind[0]}[${text}]`,
      );
      return `${found.language} ${at}: ${textChanges.join('')}`;
    }
    if (found.kind === 'value')
      return `${at}: ${JSON.stringify(found.before)} > ${JSON.stringify(found.after)}`;
    return found.kind === 'form' ? `${found.language} ${at}: form` : `${found.kind} ${at}`;
  });
}

test('EDI-05 equal drafts have no difference', () => {
  expect(difference(() => {})).toEqual([]);
});

test('EDI-05 settings, titles and words are told by their place, in reading order', () => {
  const found = difference((draft) => {
    draft.texts.en!.blocks['c/title'] = 'Third part';
    draft.texts.en!.title = 'About us';
    draft.theme = 'Copper';
    draft.blocks[0]!.tone = 'sunken';
    draft.texts.en!.blocks['a/text'] = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We build good machines.' }] }],
    };
  });
  expect(found).toEqual([
    'theme: "Default" > "Copper"',
    'en title: Abouti[ us]',
    'a.tone: "plain" > "sunken"',
    'en a.text: We build i[good ]machines.',
    'en c.title: Thirdi[ part]',
  ]);
});

test('EDI-05 a change of form alone is told as such', () => {
  const bold = difference((draft) => {
    draft.texts.en!.blocks['a/text'] = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'We build machines.', marks: [{ type: 'bold' }] }],
        },
      ],
    };
  });
  expect(bold).toEqual(['en a.text: form']);
});

test('EDI-05 blocks that came, went and moved are told where they stand or stood, with their words', () => {
  const found = difference((draft) => {
    const [a, b, , d] = draft.blocks;
    draft.blocks = [d!, a!, b!, { id: 'e', type: 'text', anchor: null, tone: 'plain', width: 'Inline' }];
    delete draft.texts.en!.blocks['c/title'];
    draft.texts.en!.blocks['e/title'] = 'New';
  });
  expect(found).toEqual(['removed c', 'en c.title: d[Third]', 'moved d', 'added e', 'en e.title: i[New]']);
});

test('EDI-05 items of a list are told by their number', () => {
  const found = difference((draft) => {
    draft.blocks[1]!.items = [{ id: '2' }, { id: '3' }];
    const { blocks } = draft.texts.en!;
    delete blocks['b/items/1/value'];
    blocks['b/items/3/value'] = '3';
  });
  expect(found).toEqual([
    'added b.items.2',
    'en b.items.2.value: i[3]',
    'removed b.items.1',
    'en b.items.1.value: d[42]',
  ]);
});

test('EDI-05 a translation that came is told in its language', () => {
  const found = difference((draft) => {
    draft.texts.de = { title: 'Über uns', navigationTitle: null, description: null, lead: null, blocks: {} };
  });
  expect(found).toEqual(['de title: i[Über uns]']);
});
