import { describe, expect, test } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { everywhere, type Grant } from '#contracts/editing/roles.ts';
import { BackendError, type TypedDocument } from '#contracts/execute.ts';
import { sitesQuery } from '../../support/back-ends/call-content.ts';
import {
  cancelPublication,
  copyPage,
  createPage,
  planPublication,
  publishPage,
  removePage,
  savePage,
  unpublishPage,
} from '../pages/edit-content.ts';
import { editPages, petra, words } from '../pages/edit-pages.ts';

const { call, fetchAs, create, open, pool, publish, siteId } = editPages();
const by = petra;

const replaceWords = graphql(`
  mutation replaceWords($pageId: ID!, $places: [WordPlace!]!, $by: String!) {
    replaceWords(
      pageId: $pageId, search: "page", places: $places, replacement: "sheet", marksOutdated: false, by: $by
    ) { replaced }
  }
`);
const saveRecord = graphql(`
  mutation saveRecord($kind: RecordKind!, $id: ID, $data: RecordData!, $by: String!) {
    saveRecord(kind: $kind, id: $id, data: $data, revision: 0, by: $by) { id problems { code field } }
  }
`);
/** What becomes of a change by somebody with these grants. */
async function codeAs<Result, Variables extends Record<string, unknown>>(
  grants: readonly Grant[],
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<string> {
  return fetchAs(grants, document, variables).then(
    () => 'allowed',
    (error: unknown) => (error instanceof BackendError ? String(error.code) : String(error)),
  );
}

const german: Grant = { role: 'editor', sites: null, languages: ['de'] };
const siteCalled = async (name: string) =>
  (await call(sitesQuery, {})).sites.find((site) => site.name === name)!.id;
const withWords = (draft: PageDraft, language: string): PageDraft => ({
  ...draft,
  texts: { ...draft.texts, [language]: words(`Other words ${crypto.randomUUID()}`) },
});

describe('EDI-02 a page', () => {
  test('is written in the languages of a grant, and in no other', async () => {
    const { draft, revision } = await create('/granted-languages');
    const save = (language: string) => ({ draft: withWords(draft, language), revision, by });
    expect((await fetchAs([german], savePage, save('de'))).savePage).toMatchObject({ done: true });
    const now = await open(draft.id);
    for (const language of ['en', 'fr'])
      expect(
        await codeAs([german], savePage, {
          draft: withWords(now.draft, language),
          revision: now.revision,
          by,
        }),
        language,
      ).toBe('FORBIDDEN');
    const moved = { ...now.draft, path: '/granted-elsewhere' };
    expect(await codeAs([german], savePage, { draft: moved, revision: now.revision, by })).toBe('FORBIDDEN');
    expect((await open(draft.id)).draft).toEqual(now.draft);
  });

  test('is made, copied, moved and removed by who has its whole site, language by language, too', async () => {
    const whole: Grant = { role: 'editor', sites: [siteId()], languages: ['en', 'de', 'fr', 'es'] };
    const { draft } = await create('/granted-whole');
    const twin = { ...draft, id: crypto.randomUUID(), path: '/granted-twin' };
    expect(await codeAs([whole], createPage, { draft: twin, by })).toBe('allowed');
    const copy = { pageId: draft.id, path: '/granted-copy', by };
    expect(await codeAs([whole], copyPage, copy)).toBe('allowed');
    expect(await codeAs([whole], removePage, { pageId: draft.id, by })).toBe('allowed');
    const left = await create('/granted-left');
    const three: Grant = { ...whole, languages: ['en', 'de', 'fr'] };
    const more = { ...draft, id: crypto.randomUUID(), path: '/granted-more' };
    expect(await codeAs([three], createPage, { draft: more, by })).toBe('FORBIDDEN');
    expect(await codeAs([three], copyPage, { ...copy, pageId: left.draft.id })).toBe('FORBIDDEN');
    expect(await codeAs([three], removePage, { pageId: left.draft.id, by })).toBe('FORBIDDEN');
  });

  test('of another site is not opened by it, and moves between two sites only by who has both', async () => {
    const other = await siteCalled('Events');
    const here: Grant = { role: 'editor', sites: [siteId()], languages: null };
    const there: Grant = { role: 'editor', sites: [other], languages: null };
    const { draft, revision } = await create('/granted-move');
    const move = { draft: { ...draft, siteId: other }, revision, by };
    for (const grants of [[here], [there]]) expect(await codeAs(grants, savePage, move)).toBe('FORBIDDEN');
    expect(await codeAs([there], publishPage, { pageId: draft.id, languages: ['en'], revision, by })).toBe(
      'FORBIDDEN',
    );
    expect(await codeAs([here, there], savePage, move)).toBe('allowed');
  });

  test('goes out in granted languages, as long as the others stay as they are', async () => {
    const { draft } = await create('/granted-publication');
    await publish(draft.id, ['en', 'de']);
    await fetchAs([german], savePage, {
      draft: withWords(draft, 'de'),
      revision: (await open(draft.id)).revision,
      by,
    });
    const { revision } = await open(draft.id);
    const wish = { pageId: draft.id, languages: ['de'], revision, by };
    expect(await codeAs([german], publishPage, { ...wish, everywhere: ['order'] })).toBe('FORBIDDEN');
    expect(await codeAs([german], publishPage, { ...wish, everywhere: [], fallbacks: ['en'] })).toBe(
      'FORBIDDEN',
    );
    expect(await codeAs([german], publishPage, { ...wish, languages: ['en'], everywhere: [] })).toBe(
      'FORBIDDEN',
    );
    expect(await codeAs([german], publishPage, { ...wish, everywhere: [] })).toBe('allowed');
    expect((await open(draft.id)).changedLanguages).not.toContain('de');
    expect(await codeAs([german], unpublishPage, { pageId: draft.id, languages: ['en'], by })).toBe(
      'FORBIDDEN',
    );
    expect(await codeAs([german], unpublishPage, { pageId: draft.id, languages: ['de'], by })).toBe(
      'allowed',
    );
  });

  test('is planned, and the plan taken back, by who has its languages', async () => {
    const { draft } = await create('/granted-plan');
    const plan = { pageId: draft.id, publishAt: '2099-03-10T07:00', everywhere: [], by };
    expect(await codeAs([german], planPublication, { ...plan, languages: ['en'] })).toBe('FORBIDDEN');
    await call(planPublication, { ...plan, languages: ['en'] });
    expect(await codeAs([german], cancelPublication, { pageId: draft.id, by })).toBe('FORBIDDEN');
    await call(cancelPublication, { pageId: draft.id, by });
    expect(await codeAs([everywhere('editor')], planPublication, { ...plan, languages: ['en', 'de'] })).toBe(
      'allowed',
    );
    const both: Grant = { ...german, languages: ['en', 'de'] };
    expect(await codeAs([both], cancelPublication, { pageId: draft.id, by })).toBe('allowed');
  });

  test('has words replaced in granted languages', async () => {
    const { draft } = await create('/granted-words', {
      texts: { en: words('A page'), de: words('Eine page') },
    });
    const at = (language: string) => ({ pageId: draft.id, places: [{ language, unit: 'title', at: 0 }], by });
    expect(await codeAs([german], replaceWords, at('en'))).toBe('FORBIDDEN');
    expect(await codeAs([german], replaceWords, at('de'))).toBe('allowed');
    expect((await open(draft.id)).draft.texts.en?.title).toBe('A page');
  });
});

test('EDI-02 what is not a page of any site is not found by any grant, rather than forbidden', async () => {
  const pageId = crypto.randomUUID();
  expect(await codeAs([german], removePage, { pageId, by })).toBe('NOT_FOUND');
});

test('EDI-02 a redirect belongs to its site; news, contacts and brands to all', async () => {
  const here: Grant = { role: 'editor', sites: [siteId()], languages: null };
  const redirect = { siteId: siteId(), path: '/granted-redirect', target: '/stories' };
  const wish = { kind: 'redirect' as const, data: redirect, by };
  expect(await codeAs([here], saveRecord, wish)).toBe('allowed');
  expect(
    await codeAs([here], saveRecord, { ...wish, data: { ...redirect, siteId: await siteCalled('Events') } }),
  ).toBe('FORBIDDEN');
  const { rows } = await pool().query<{ id: string }>('SELECT id FROM content.contact LIMIT 1');
  const contact = { kind: 'contact' as const, id: rows[0]!.id, data: {}, by };
  expect(await codeAs([here], saveRecord, contact)).toBe('FORBIDDEN');
  expect(await codeAs([everywhere('editor')], saveRecord, contact)).not.toBe('FORBIDDEN');
});
