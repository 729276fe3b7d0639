import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import type { RichText } from '#contracts/content/rich-text.ts';
import { editPages, hero, petra, words } from './edit-pages.ts';

const { call, create, history, open, publish, seen, send, siteId } = editPages();

const wordsOfPages = graphql(`
  query wordsOfPages($search: String!, $exact: Boolean, $wholeWords: Boolean, $siteId: ID, $language: String, $after: String) {
    wordsOfPages(
      search: $search, exact: $exact, wholeWords: $wholeWords, siteId: $siteId, language: $language, after: $after
    ) {
      pages { id path title hits { kind language unit block blockType place at before words after } }
      endCursor
    }
  }
`);

const replaceWords = graphql(`
  mutation replaceWords(
    $pageId: ID!, $search: String!, $places: [WordPlace!]!, $replacement: String!, $marksOutdated: Boolean!, $by: String!
  ) {
    replaceWords(
      pageId: $pageId, search: $search, places: $places, replacement: $replacement, marksOutdated: $marksOutdated, by: $by
    ) { replaced missed change { done revision } }
  }
`);

const outdated = graphql(`
  query outdated($pageId: ID!) {
    pageTranslation(pageId: $pageId, language: "de") { segments { unit isOutdated } }
  }
`);

const rich = (text: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: `${text} ` },
        { type: 'text', text: 'leads', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' an hour' },
      ],
    },
  ],
});

const blocks = [
  hero,
  { id: 'body', type: 'accordion', anchor: null, tone: 'plain', items: [{ id: 'x7' }, { id: 'x9' }] },
  {
    id: 'team',
    type: 'people',
    anchor: null,
    tone: 'plain',
    items: [{ id: '1', name: 'Wanda Zwirner', email: 'wanda@zwirner.example' }],
  },
];

const page = (path: string, word: string) =>
  create(path, {
    blocks,
    texts: {
      en: words(`${word} title`, { 'body/items/x9/title': 'Rate', 'body/items/x9/text': rich(word) }),
      de: words(`${word} Titel`, { 'body/items/x9/title': 'Takt', 'body/items/x9/text': rich(word) }),
    },
  });

async function find(search: string, more: { exact?: boolean; language?: string } = {}) {
  const { pages } = (await call(wordsOfPages, { search, siteId: siteId(), ...more })).wordsOfPages;
  return pages;
}

describe('EDI-05 words in drafts', () => {
  test('are found in blocks, in all languages, across marks, and say where they stand', async () => {
    const { id } = await page('/words-found', 'Zwackeln');
    const [found, ...others] = await find('zwáckeln leads');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ id, path: '/words-found' });
    expect(found!.hits).toMatchObject([
      {
        kind: 'words',
        language: 'en',
        unit: 'body/items/x9/text',
        block: 'body',
        blockType: 'accordion',
        place: ['items', '2', 'text'],
        before: '',
        words: 'Zwackeln leads',
        after: ' an hour',
      },
      { language: 'de' },
    ]);
    expect(await find('zwáckeln leads', { exact: true })).toEqual([]);
    expect(
      (await find('zwackeln', { language: 'de' }))[0]!.hits.every(({ language }) => language === 'de'),
    ).toBe(true);
  });

  test('addresses and what is the same in every language are shown as such', async () => {
    await page('/words-shared-quendel', 'Nothing');
    expect((await find('words shared quendel'))[0]!.hits).toMatchObject([
      { kind: 'address', words: 'words-shared-quendel' },
    ]);
    expect((await find('zwirner.example')).flatMap(({ hits }) => hits)).toContainEqual(
      expect.objectContaining({ kind: 'shared', language: null, place: ['items', '1', 'email'] }),
    );
  });

  test('are replaced where an editor chose it, as a draft; addresses stay', async () => {
    const { id } = await page('/words-replaced', 'Grimbel');
    await publish(id, ['en', 'de']);
    const [found] = await find('grimbel');
    const places = found!.hits
      .filter(({ unit, language }) => !(unit === 'title' && language === 'de'))
      .map(({ language, unit, at }) => ({ language: language!, unit, at }));
    const stranger = { language: 'fr', unit: 'title', at: 0 };
    const { replaceWords: answer } = await call(replaceWords, {
      pageId: id,
      search: 'grimbel',
      places: [...places, stranger],
      replacement: 'Frobel',
      marksOutdated: false,
      by: petra,
    });
    expect(answer).toMatchObject({ replaced: places.length, missed: 1, change: { done: true } });
    const { draft, state } = await open(id);
    expect(state).toBe('CHANGED');
    expect(draft.path).toBe('/words-replaced');
    expect([draft.texts.en?.title, draft.texts.de?.title]).toEqual(['Frobel title', 'Grimbel Titel']);
    expect(draft.texts.en?.blocks['body/items/x9/text']).toEqual(rich('Frobel'));
    expect((await seen('/words-replaced'))?.title).toBe('Grimbel title');
    expect((await history(id))[0]).toMatchObject({ what: 'saved', by: petra });
  });

  test.each([true, false])(
    'translations become outdated only when the editor says so: %s',
    async (marksOutdated) => {
      const { id } = await page(`/words-outdated-${marksOutdated}`, 'Brumsel');
      const place = { language: 'en', unit: 'title', at: 0 };
      const change = { search: 'brumsel', places: [place], replacement: 'Other', marksOutdated, by: petra };
      expect((await call(replaceWords, { pageId: id, ...change })).replaceWords.replaced).toBe(1);
      const { segments } = (await call(outdated, { pageId: id })).pageTranslation!;
      expect(segments.find(({ unit }) => unit === 'title')?.isOutdated).toBe(marksOutdated);
    },
  );

  test('everything is looked through, cursor by cursor, each page once', async () => {
    const seenIds: string[] = [];
    let after: string | null = null;
    do {
      const answer: { pages: { id: string }[]; endCursor: string | null } = (
        await call(wordsOfPages, { search: 'e', after })
      ).wordsOfPages;
      seenIds.push(...answer.pages.map(({ id }) => id));
      after = answer.endCursor;
    } while (after);
    expect(seenIds.length).toBeGreaterThan(10);
    expect(new Set(seenIds).size).toBe(seenIds.length);
  });

  test('are for trusted callers, and a search needs words', async () => {
    const query = 'query($search: String!) { wordsOfPages(search: $search) { endCursor } }';
    const { errors } = (await send(query, { search: 'wire' })) as {
      errors: { extensions: { code: string } }[];
    };
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    await expect(call(wordsOfPages, { search: '  ' })).rejects.toThrow();
  });
});
