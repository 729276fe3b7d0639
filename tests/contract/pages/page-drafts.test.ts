import { describe, expect, test } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import { copyPage, editedPages } from './edit-content.ts';
import { codes, editPages, hero, jonas, petra, titled, words } from './edit-pages.ts';

const { call, create, open, publish, save, seen, send, siteId } = editPages();

describe('EDI-05 drafts', () => {
  test('every page of the sample comes back from the tables as it would be kept', async () => {
    const { nodes } = (await call(editedPages, { first: 1000 })).editedPages;
    expect(nodes.length).toBeGreaterThan(10);
    for (const { id } of nodes) {
      const { draft, revision } = await open(id);
      const saved = await save(draft, revision);
      expect(saved).toMatchObject({ done: true, revision: 0, conflict: null });
    }
  });

  test('a page is kept, and visitors see nothing of it', async () => {
    const { id, done, draft, revision, problems } = await create('/kept');
    expect([done, problems]).toEqual([true, []]);
    expect(await seen('/kept')).toBeNull();
    const opened = await open(id);
    expect(opened).toMatchObject({ draft, revision, state: 'DRAFT', by: petra, publishedPath: null });
    expect((await save(titled(draft, 'Another'), revision)).done).toBe(true);
    expect((await open(id)).draft.texts.en?.title).toBe('Another');
  });

  test('an unfinished draft is kept with its problems told; it cannot be published', async () => {
    const { draft, revision } = await create('/unfinished');
    const unfinished: PageDraft = {
      ...draft,
      blocks: [
        { ...hero, actions: [{ id: '1', kind: 'EXTERNAL', href: 'www.example' }] },
        { id: 'words', type: 'quote', anchor: null, tone: 'plain' },
      ],
      texts: { en: { ...words('A page'), title: '' } },
    };
    const saved = await save(unfinished, revision);
    expect(saved.done).toBe(true);
    expect(saved.problems).toEqual(
      expect.arrayContaining([
        { code: 'missing', params: {}, field: 'title', block: null, language: 'en' },
        { code: 'linkAddress', params: {}, field: 'actions/1', block: 'intro', language: null },
        { code: 'missing', params: {}, field: 'quote', block: 'words', language: 'en' },
      ]),
    );
    const published = await publish(draft.id, ['en']);
    expect(published.done).toBe(false);
    expect(codes(published.problems)).toEqual(codes(saved.problems));
    expect(await seen('/unfinished')).toBeNull();
  });

  test.each<[string, (draft: PageDraft) => unknown, string, string]>([
    [
      'a block that is none',
      (draft) => ({ ...draft, blocks: [{ ...hero, type: 'carousel' }] }),
      'unknownBlock',
      'type',
    ],
    [
      'a field that nobody declared',
      (draft) => ({ ...draft, blocks: [{ ...hero, speed: 3 }] }),
      'unknownField',
      'speed',
    ],
    [
      'an address that runs script',
      (draft) => ({
        ...draft,
        blocks: [{ ...hero, actions: [{ id: '1', kind: 'EXTERNAL', href: 'javascript:alert(1)' }] }],
      }),
      'unsafeAddress',
      'actions/1',
    ],
    [
      'a picture that is not a file',
      (draft) => ({ ...draft, blocks: [{ ...hero, image: ['x'] }] }),
      'noFile',
      'image',
    ],
    [
      'a text that is none',
      (draft) => ({ ...draft, texts: { en: words('A page', { 'intro/lead': { type: 'doc' } as never }) } }),
      'noText',
      'lead',
    ],
    ['a path that is none', (draft) => ({ ...draft, path: '/A b' }), 'badPath', 'path'],
    ['a path of another page', (draft) => ({ ...draft, path: '/about' }), 'pathTaken', 'path'],
    ['a picture that is gone', (draft) => ({ ...draft, image: crypto.randomUUID() }), 'noFile', 'image'],
    [
      'no text in its source language',
      (draft) => ({ ...draft, sourceLanguage: 'fr' }),
      'noSourceText',
      'sourceLanguage',
    ],
  ])('%s is refused by field, and nothing is kept', async (name, change, code, field) => {
    const { draft, revision, id } = await create(`/refused-${name.replaceAll(' ', '-').toLowerCase()}`);
    const saved = await save(change(draft) as PageDraft, revision);
    expect(saved).toMatchObject({ done: false, revision, conflict: null });
    expect(saved.problems).toContainEqual(expect.objectContaining({ code, field }));
    expect((await open(id)).draft).toEqual(draft);
  });

  test.each<[string, unknown]>([
    ['no object', 'a page'],
    ['a value too many', { evil: true }],
    ['an id that is none', { siteId: "' OR 1=1" }],
    ['half a character', { category: '\ud800' }],
    ['what no text may hold', { category: 'a\u0000b' }],
    ['depth without end', { blocks: [JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)] }],
    ['a language that is none', { texts: { tlh: words('nuqneH') } }],
  ])('what has not the shape of a page is an error of whoever asks: %s', async (name, change) => {
    const { draft, revision } = await create(`/shape-${name.replaceAll(' ', '-')}`);
    const broken = typeof change === 'object' ? { ...draft, ...change } : change;
    await expect(save(broken as PageDraft, revision)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('a file or page that is gone is told, and the draft kept', async () => {
    const [file, page] = [crypto.randomUUID(), crypto.randomUUID()];
    const { draft, revision } = await create('/gone');
    const blocks = [{ ...hero, image: file, actions: [{ id: '1', kind: 'PAGE' as const, page }] }];
    const saved = await save({ ...draft, blocks }, revision);
    expect(saved.done).toBe(true);
    expect(saved.problems.map(({ code, field }) => `${code} ${field}`).sort()).toEqual([
      'fileGone image',
      'pageGone actions/1',
    ]);
  });

  test('words of a block that is taken away go with it', async () => {
    const { draft, revision, id } = await create('/orphans');
    await save({ ...draft, blocks: [] }, revision);
    expect((await open(id)).draft.texts.en?.blocks).toEqual({});
  });

  test('a copy is a draft of its own, without a date', async () => {
    const { id, draft } = await create('/original', {
      type: 'STORY',
      publicationDate: '2026-01-01T08:00:00.000Z',
    });
    const copied = (await call(copyPage, { pageId: id, path: '/copy', by: jonas })).copyPage;
    const { draft: copy } = await open(copied.id);
    expect(copy).toEqual({ ...draft, id: copied.id, path: '/copy', publicationDate: null });
    const taken = (await call(copyPage, { pageId: id, path: '/about', by: jonas })).copyPage;
    expect([taken.done, codes(taken.problems)]).toEqual([false, ['pathTaken']]);
  });

  test('only trusted callers edit', async () => {
    const { draft, revision, id } = await create('/trusted');
    for (const [query, variables] of [
      ['query q($id: ID!) { editedPage(id: $id) { draft } }', { id }],
      ['query q { editedPages { nodes { id } } }', {}],
      ['query q($id: ID!) { pageHistory(pageId: $id) { id } }', { id }],
      ['query q($id: ID!) { pageRevision(pageId: $id, id: 1) }', { id }],
      [
        'mutation m($draft: PageDraft!, $revision: Int!) { savePage(draft: $draft, revision: $revision, by: "x") { done } }',
        { draft, revision },
      ],
      ['mutation m($id: ID!) { removePage(pageId: $id, by: "x") { done } }', { id }],
      [
        'mutation m($id: ID!, $revision: Int!) { publishPage(pageId: $id, languages: ["en"], revision: $revision, by: "x") { done } }',
        { id, revision },
      ],
    ] as const) {
      const { errors } = await send(query, variables);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    expect((await open(id)).draft).toEqual(draft);
  });
});

describe('EDI-05 the list of pages', () => {
  test('is found by words, language, type and state, page by page', async () => {
    const { id } = await create('/listed/one', { texts: { en: words('Zebra 100 %'), fr: words('Zèbre') } });
    await create('/listed/two', { type: 'STORY' });
    const list = async (filter: object) =>
      (await call(editedPages, { siteId: siteId(), ...filter })).editedPages.nodes.map(({ path }) => path);
    expect(await list({ search: 'zèbre' })).toEqual(['/listed/one']);
    expect(await list({ search: '0 %' })).toEqual(['/listed/one']);
    expect(await list({ search: '/listed', language: 'fr' })).toEqual(['/listed/one']);
    expect(await list({ search: '/listed', types: ['STORY'] })).toEqual(['/listed/two']);
    await publish(id, ['en', 'fr']);
    expect(await list({ search: '/listed', state: 'PUBLISHED' })).toEqual(['/listed/one']);
    expect(await list({ search: '/listed', state: 'DRAFT' })).toEqual(['/listed/two']);

    const all = (await call(editedPages, { siteId: siteId(), first: 1000 })).editedPages.nodes;
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const {
        nodes,
        pageInfo,
      }: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } = (
        await call(editedPages, { siteId: siteId(), first: 3, after })
      ).editedPages;
      paged.push(...nodes.map((node) => node.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(paged).toEqual(all.map((node) => node.id));
  });
});
