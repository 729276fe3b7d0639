import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import type { TypedDocument } from '#contracts/execute.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { plainPage } from '../support/plain-page.ts';
import { describeFile, sampleContent } from '../support/sample-content.ts';
import { askContent, sitesQuery } from './ask-content.ts';
import {
  copyPage,
  createPage,
  editedPages,
  linkingPages,
  openPage,
  pageHistory,
  pageRevision,
  publicationProblems,
  publishPage,
  removePage,
  restorePage,
  savePage,
  seenPage,
  unpublishPage,
} from './edit-content.ts';

const secret = 'a secret';
const asking = { token: contentToken(secret) };
const [petra, jonas] = ['Petra Ott', 'Jonas Meier'];

let database: FreshDatabase;
let content: ReturnType<typeof askContent>;
let siteId: string;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = {
    info() {},
    warn() {},
    error: (_: string, fields?: object) => console.error(String((fields as { error?: unknown }).error)),
  };
  const opened = await openContent({ pool: database.pool, log, secret, production: true });
  await opened.import(sampleContent, describeFile);
  content = askContent({ url: 'http://content.internal/graphql/content', fetch: opened.handle });
  const { sites } = await ask(sitesQuery, {});
  siteId = sites.find(({ name }) => name === 'Main')!.id;
});

afterAll(() => database?.close());

const ask = <Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => content.ask(document, variables, asking);

async function open(id: string) {
  const { editedPage } = await ask(openPage, { id });
  if (!editedPage) throw new Error('There is no such page');
  return editedPage;
}

async function idAt(path: string): Promise<string> {
  const { nodes } = (await ask(editedPages, { siteId, search: path })).editedPages;
  const found = nodes.find((node) => node.path === path);
  if (!found) throw new Error(`There is no page at ${path}`);
  return found.id;
}

async function save(draft: PageDraft, revision: number, by = petra) {
  return (await ask(savePage, { draft, revision, by })).savePage;
}

const publish = async (pageId: string, languages: string[], by = petra) => {
  const { revision } = await open(pageId);
  return (await ask(publishPage, { pageId, languages, revision, by })).publishPage;
};

const seen = async (path: string) => (await ask(seenPage, { siteId, path })).page;

const hero = { id: 'intro', type: 'hero', anchor: null, tone: 'plain', layout: 'plain', actions: [] };
const words = (title: string, more: PageDraft['texts'][string]['blocks'] = {}) => ({
  title,
  navigationTitle: null,
  description: null,
  lead: null,
  blocks: { 'intro/title': title, ...more },
});

/** A page of its own for each test, so that none depends on another. */
async function create(path: string, change: Partial<PageDraft> = {}) {
  const draft: PageDraft = {
    id: crypto.randomUUID(),
    siteId,
    path,
    ...plainPage,
    sortIndex: 1,
    blocks: [hero],
    texts: { en: words('A page'), de: words('Eine Seite') },
    ...change,
  };
  const created = (await ask(createPage, { draft, by: petra })).createPage;
  return { ...created, draft: { ...draft, id: created.id } };
}

const titled = (draft: PageDraft, title: string): PageDraft => ({
  ...draft,
  texts: { ...draft.texts, en: words(title) },
});

const codes = (problems: readonly { code: string }[]) => problems.map(({ code }) => code);

describe('EDI-05 drafts', () => {
  test('every page of the sample comes back from the tables as it would be kept', async () => {
    const { nodes } = (await ask(editedPages, { first: 1000 })).editedPages;
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
      'a picture that is no file',
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
    const copied = (await ask(copyPage, { pageId: id, path: '/copy', by: jonas })).copyPage;
    const { draft: copy } = await open(copied.id);
    expect(copy).toEqual({ ...draft, id: copied.id, path: '/copy', publicationDate: null });
    const taken = (await ask(copyPage, { pageId: id, path: '/about', by: jonas })).copyPage;
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
      const { errors } = await content.send(query, variables);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    expect((await open(id)).draft).toEqual(draft);
  });
});

describe('EDI-05 two editors of one page', () => {
  test('the second hears of the first, gets his words, and loses none of her own', async () => {
    const { id, draft, revision } = await create('/two');
    const first = await save(titled(draft, 'By Petra'), revision, petra);
    const second = await save(titled(draft, 'By Jonas'), revision, jonas);
    expect(second).toMatchObject({
      done: false,
      conflict: { revision: first.revision, by: petra, draft: titled(draft, 'By Petra') },
    });
    const again = await save(titled(draft, 'By both'), second.conflict!.revision, jonas);
    expect(again.done).toBe(true);
    const late = await save(titled(draft, 'By Petra again'), first.revision, petra);
    expect(late.conflict).toMatchObject({ by: jonas, draft: titled(draft, 'By both') });
    expect((await open(id)).draft.texts.en?.title).toBe('By both');
  });

  test('at the same instant one is kept and every other one hears it', async () => {
    const { id, draft, revision } = await create('/instant');
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(names.map((name) => save(titled(draft, name), revision, name)));
    const kept = answers.filter(({ done }) => done);
    expect(kept).toHaveLength(1);
    const title = (await open(id)).draft.texts.en?.title;
    for (const { conflict } of answers.filter(({ done }) => !done)) {
      expect(conflict?.draft.texts.en?.title).toBe(title);
    }
  });

  test('who writes at once, and takes over what the other has kept, keeps every word of both', async () => {
    const { id } = await create('/at-once', { texts: { en: words('Words') } });
    const write = async (by: string, own: readonly string[]) => {
      let { draft, revision } = await open(id);
      for (const word of own) {
        for (let done = false; !done; ) {
          const before = draft.texts.en?.title ?? '';
          const saved = await save(titled(draft, `${before} ${word}`), revision, by);
          ({ done, revision } = saved);
          draft = saved.conflict?.draft ?? titled(draft, `${before} ${word}`);
          revision = saved.conflict?.revision ?? revision;
        }
      }
    };
    const numbered = (name: string) => Array.from({ length: 12 }, (_, n) => `${name}${n}`);
    await Promise.all([
      write(petra, numbered('p')),
      write(jonas, numbered('j')),
      write(petra, numbered('q')),
    ]);
    const kept = (await open(id)).draft.texts.en?.title.split(' ') ?? [];
    expect(kept.slice(1).sort()).toEqual(['p', 'j', 'q'].flatMap(numbered).sort());
  });

  test('two windows of one editor notice each other, too, though both are one revision', async () => {
    const { id, draft, revision } = await create('/windows');
    const first = await save(titled(draft, 'One'), revision);
    const second = await save(titled(draft, 'Two'), first.revision);
    expect((await save(titled(draft, 'Three'), first.revision)).conflict?.revision).toBe(second.revision);
    const { pageHistory: history } = await ask(pageHistory, { pageId: id });
    expect(history.map(({ what, by }) => `${what} ${by}`)).toEqual([`saved ${petra}`, `created ${petra}`]);
  });

  test('a page that is published meanwhile is no conflict: its words are the same', async () => {
    const { id, draft, revision } = await create('/meanwhile');
    expect((await publish(id, ['en', 'de'], jonas)).done).toBe(true);
    expect((await save(titled(draft, 'Still mine'), revision)).done).toBe(true);
  });
});

describe('EDI-05 history', () => {
  test('begins with what was there, gathers what one editor does, and brings any of it back', async () => {
    const id = await idAt('/about/team');
    const { draft, revision } = await open(id);
    expect(revision).toBe(0);
    const first = await save(titled(draft, 'First'), revision, petra);
    const second = await save(titled(draft, 'Second'), first.revision, petra);
    const third = await save(titled(draft, 'Third'), second.revision, jonas);
    const { pageHistory: history } = await ask(pageHistory, { pageId: id });
    expect(history.map(({ what, by }) => `${what} ${by}`)).toEqual([
      `saved ${jonas}`,
      `saved ${petra}`,
      'created ',
    ]);
    const { pageRevision: was } = await ask(pageRevision, { pageId: id, id: history[2]!.id });
    expect(was).toEqual(draft);

    const restored = (await ask(restorePage, { pageId: id, revision: history[2]!.id, by: jonas }))
      .restorePage;
    expect(restored.done).toBe(true);
    expect(restored.revision).not.toBe(third.revision);
    expect((await open(id)).draft).toEqual(draft);
    const page = await ask(pageHistory, { pageId: id, first: 2 });
    expect(page.pageHistory.map(({ what }) => what)).toEqual(['restored', 'saved']);
    const rest = await ask(pageHistory, { pageId: id, before: page.pageHistory[1]!.id });
    expect(rest.pageHistory.map(({ by }) => by)).toEqual([petra, '']);
  });

  test('what is kept unchanged is no revision', async () => {
    const { id, draft, revision } = await create('/unchanged');
    expect((await save(draft, revision)).revision).toBe(revision);
    expect((await ask(pageHistory, { pageId: id })).pageHistory).toHaveLength(1);
  });

  test('what is not there is not restored', async () => {
    const { id } = await create('/not-there');
    const other = await idAt('/about');
    await expect(ask(restorePage, { pageId: id, revision: 2_000_000, by: petra })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(open(crypto.randomUUID())).rejects.toThrow();
    expect(
      (await ask(pageRevision, { pageId: other, id: (await open(id)).revision })).pageRevision,
    ).toBeNull();
  });
});

describe('EDI-05 publication', () => {
  test('is per language; the others stay as they were, and go one by one', async () => {
    const { id, draft, revision } = await create('/languages');
    expect((await publish(id, ['en', 'de'])).done).toBe(true);
    const german = { ...draft.texts, de: words('Neu'), en: words('New') };
    await save({ ...draft, texts: german }, revision);
    expect((await open(id)).state).toBe('CHANGED');
    expect((await publish(id, ['de'])).done).toBe(true);
    const page = await seen('/languages');
    expect(page).toMatchObject({ title: 'A page', languages: ['de', 'en'] });
    const take = async (languages: string[]) =>
      (await ask(unpublishPage, { pageId: id, languages, by: jonas })).unpublishPage;
    expect((await take(['de'])).done).toBe(true);
    expect((await seen('/languages'))?.languages).toEqual(['en']);
    expect((await take(['en'])).done).toBe(true);
    expect(await seen('/languages')).toBeNull();
    expect(codes((await take(['en'])).problems)).toEqual(['noLanguages']);
    expect((await open(id)).state).toBe('DRAFT');
  });

  test('of new blocks needs their words in every language that visitors see', async () => {
    const { id, draft, revision } = await create('/remaining');
    await publish(id, ['en', 'de']);
    const quote = { id: 'words', type: 'quote', anchor: null, tone: 'plain' };
    const texts = { ...draft.texts, en: words('A page', { 'words/quote': 'Said.' }) };
    await save({ ...draft, blocks: [hero, quote], texts }, revision);
    const published = await publish(id, ['en']);
    expect([published.done, codes(published.problems)]).toEqual([false, ['otherLanguageBreaks']]);
    expect(published.problems[0]?.params).toEqual({ language: 'de' });
    expect((await ask(unpublishPage, { pageId: id, languages: ['de'], by: petra })).unpublishPage.done).toBe(
      true,
    );
    expect((await publish(id, ['en'])).done).toBe(true);
  });

  test('is refused for links that lead nowhere, with the place of each', async () => {
    const target = await create('/target');
    const link = (id: string, to: object) => ({ id, ...to }) as never;
    const { id } = await create('/links', {
      blocks: [
        {
          ...hero,
          actions: [
            link('1', { kind: 'PAGE', page: target.id }),
            link('2', { kind: 'PATH', path: '/nowhere#top' }),
          ],
        },
        {
          ...hero,
          id: 'more',
          actions: [
            link('1', { kind: 'PATH', path: '/products/any?x=1' }),
            link('2', { kind: 'PATH', path: '/company/news' }),
          ],
        },
        {
          id: 'list',
          type: 'teaserList',
          anchor: null,
          tone: 'plain',
          source: 'selected',
          pages: [target.id],
        },
      ],
    });
    const { publicationProblems: told } = await ask(publicationProblems, { pageId: id, languages: ['en'] });
    expect(told.map(({ code, block, field }) => `${code} ${block}/${field}`)).toEqual([
      'pageNotPublished intro/actions/1',
      'pageNotPublished list/pages',
      'pathNowhere intro/actions/2',
    ]);
    await publish(target.id, ['en']);
    expect((await ask(linkingPages, { pageId: target.id })).pagesLinkingTo).toEqual([
      { url: '/links', title: 'A page', isPublished: false },
    ]);
  });

  test('is refused in no language, one that the page has not, and one that the site has not', async () => {
    const { id } = await create('/which', { texts: { en: words('A page'), ja: words('ページ') } });
    expect(codes((await publish(id, [])).problems)).toEqual(['noLanguages']);
    expect(codes((await publish(id, ['fr'])).problems)).toEqual(['languageMissing']);
    expect(codes((await publish(id, ['ja'])).problems)).toEqual(['languageNotOnSite']);
  });

  test('LOC-07 is refused when an address would name one as its translation that does not name it back', async () => {
    const { id } = await create('/variants', { texts: { en: words('A page'), de: words('Eine Seite') } });
    const swiss = await create('/variants', { countries: ['CH'], texts: { en: words('A Swiss page') } });
    expect((await publish(id, ['en', 'de'])).done).toBe(true);
    const refused = await publish(swiss.id, ['en']);
    expect(refused.problems).toMatchObject([
      { code: 'hreflangVariant', params: { language: 'de', countries: 'CH' } },
    ]);
    await ask(unpublishPage, { pageId: id, languages: ['de'], by: petra });
    expect((await publish(swiss.id, ['en'])).done).toBe(true);
    expect(codes((await publish(id, ['de'])).problems)).toEqual(['hreflangVariant']);
  });

  test('PAG-05 of a protected page needs a password; taking it back does not open the pages below', async () => {
    const { id } = await create('/locked', { protection: 'password' });
    expect(codes((await publish(id, ['en'])).problems)).toEqual(['noPasswords']);
    const guard = await idAt('/secret');
    const { draft, publishedLanguages } = await open(guard);
    expect(draft.protection).toBe('password');
    const wish = { pageId: guard, languages: publishedLanguages, by: petra };
    const { unpublishPage: refused } = await ask(unpublishPage, wish);
    expect(refused).toMatchObject({ done: false, problems: [{ code: 'pagesBelow', field: 'protection' }] });
    expect((await open(guard)).publishedLanguages).toEqual(publishedLanguages);
  });

  test('of what somebody else has changed meanwhile is a conflict', async () => {
    const { id, draft, revision } = await create('/unread');
    await save(titled(draft, 'Unread'), revision, jonas);
    const published = (await ask(publishPage, { pageId: id, languages: ['en'], revision, by: petra }))
      .publishPage;
    expect(published).toMatchObject({ done: false, conflict: { by: jonas } });
    expect(await seen('/unread')).toBeNull();
  });
});

describe('URL-09 moving pages', () => {
  const redirects = async (...urls: string[]) =>
    (
      await content.send(
        'query r($siteId: ID!, $urls: [String!]!) { redirects(siteId: $siteId, where: { previousUrl_in: $urls }) { previousUrl target status } }',
        { siteId, urls },
      )
    ).data;

  test('a page takes those below along; published, the old addresses lead to the new ones', async () => {
    const top = await create('/old-top');
    const below = await create('/old-top/below');
    const deep = await create('/old-top/below/deep');
    for (const { id } of [top, below]) await publish(id, ['en']);
    const moved = await save({ ...top.draft, path: '/new-top' }, top.revision);
    expect(moved.done).toBe(true);
    expect((await open(deep.id)).draft.path).toBe('/new-top/below/deep');
    const late = await save(titled(deep.draft, 'Unaware'), deep.revision, jonas);
    expect(late.conflict?.draft.path).toBe('/new-top/below/deep');
    expect((await seen('/old-top/below'))?.id).toBe(below.id);

    await publish(top.id, ['en']);
    expect(await seen('/old-top')).toBeNull();
    expect((await seen('/new-top/below'))?.id).toBe(below.id);
    expect((await open(below.id)).state).toBe('PUBLISHED');
    expect(await redirects('/old-top', '/old-top/below', '/old-top/below/deep')).toEqual({
      redirects: expect.arrayContaining([
        { previousUrl: '/old-top', target: '/new-top', status: 301 },
        { previousUrl: '/old-top/below', target: '/new-top/below', status: 301 },
      ]),
    });

    const { draft, revision } = await open(top.id);
    await save({ ...draft, path: '/old-top' }, revision);
    await publish(top.id, ['en']);
    expect(await redirects('/old-top', '/new-top', '/new-top/below')).toEqual({
      redirects: expect.arrayContaining([
        { previousUrl: '/new-top', target: '/old-top', status: 301 },
        { previousUrl: '/new-top/below', target: '/old-top/below', status: 301 },
      ]),
    });
    expect(JSON.stringify(await redirects('/old-top', '/old-top/below'))).toBe('{"redirects":[]}');
  });

  test('is refused where another page is, and for those below, too', async () => {
    const top = await create('/mover');
    await create('/mover/below');
    await create('/taken/below');
    const moved = await save({ ...top.draft, path: '/taken' }, top.revision);
    expect(moved).toMatchObject({
      done: false,
      problems: [{ code: 'pathTaken', params: { path: '/taken/below' } }],
    });
    expect((await open(top.id)).draft.path).toBe('/mover');
  });
});

describe('EDI-05 removing pages', () => {
  test('takes neither what visitors see nor what has pages below', async () => {
    const top = await create('/remove');
    const below = await create('/remove/below');
    await publish(below.id, ['en']);
    const remove = async (pageId: string) => (await ask(removePage, { pageId, by: petra })).removePage;
    expect(codes((await remove(below.id)).problems)).toEqual(['stillPublished']);
    expect(codes((await remove(top.id)).problems)).toEqual(['pagesBelow']);
    await ask(unpublishPage, { pageId: below.id, languages: ['en'], by: petra });
    expect((await remove(below.id)).done).toBe(true);
    expect((await remove(top.id)).done).toBe(true);
    expect((await ask(openPage, { id: top.id })).editedPage).toBeNull();
    await expect(remove(top.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('EDI-05 the list of pages', () => {
  test('is found by words, language, type and state, page by page', async () => {
    const { id } = await create('/listed/one', { texts: { en: words('Zebra 100 %'), fr: words('Zèbre') } });
    await create('/listed/two', { type: 'STORY' });
    const list = async (filter: object) =>
      (await ask(editedPages, { siteId, ...filter })).editedPages.nodes.map(({ path }) => path);
    expect(await list({ search: 'zèbre' })).toEqual(['/listed/one']);
    expect(await list({ search: '0 %' })).toEqual(['/listed/one']);
    expect(await list({ search: '/listed', language: 'fr' })).toEqual(['/listed/one']);
    expect(await list({ search: '/listed', types: ['STORY'] })).toEqual(['/listed/two']);
    await publish(id, ['en', 'fr']);
    expect(await list({ search: '/listed', state: 'PUBLISHED' })).toEqual(['/listed/one']);
    expect(await list({ search: '/listed', state: 'DRAFT' })).toEqual(['/listed/two']);

    const all = (await ask(editedPages, { siteId, first: 1000 })).editedPages.nodes;
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const {
        nodes,
        pageInfo,
      }: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } = (
        await ask(editedPages, { siteId, first: 3, after })
      ).editedPages;
      paged.push(...nodes.map((node) => node.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(paged).toEqual(all.map((node) => node.id));
  });
});
