import { afterAll, beforeAll, inject } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import type { Grant } from '#contracts/editing/roles.ts';
import type { TypedDocument } from '#contracts/execute.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { chiefEditor } from '../../support/back-ends/acting-editor.ts';
import { callContent, sitesQuery } from '../../support/back-ends/call-content.ts';
import { contentDatabase } from '../../support/back-ends/content-database.ts';
import type { FreshDatabase } from '../../support/back-ends/database.ts';
import { plainPage } from '../../support/records/plain-page.ts';
import {
  createPage,
  editedPages,
  openPage,
  pageHistory,
  publishPage,
  removePage,
  savePage,
  seenPage,
  unpublishPage,
  wholePage,
} from './edit-content.ts';

export const [petra, jonas] = ['Petra Ott', 'Jonas Meier'];

export const hero = {
  id: 'intro',
  type: 'hero',
  anchor: null,
  tone: 'plain',
  layout: 'plain',
  actions: [],
};

/** The texts of a page with a hero in one language. */
export const words = (title: string, more: PageDraft['texts'][string]['blocks'] = {}) => ({
  title,
  navigationTitle: null,
  description: null,
  lead: null,
  blocks: { 'intro/title': title, ...more },
});

export const titled = (draft: PageDraft, title: string): PageDraft => ({
  ...draft,
  texts: { ...draft.texts, en: words(title) },
});

export const codes = (problems: readonly { code: string }[]) => problems.map(({ code }) => code);

/**
 * Opens the sample content for the tests of a file, and gives the operations of editors on the main site.
 * Each test creates its own pages, so that none depends on another.
 */
export function editPages() {
  const secret = 'a secret';
  let database: FreshDatabase;
  let content: ReturnType<typeof callContent>;
  let siteId: string;

  beforeAll(async () => {
    database = await contentDatabase(inject('databaseUrl'), 'sample');
    const log = {
      info() {},
      warn() {},
      error: (_: string, fields?: object) => console.error(String((fields as { error?: unknown }).error)),
    };
    const { handle } = await openContent({ pool: database.pool, log, secret, production: true });
    content = callContent({ url: 'http://content.internal/graphql/content', fetch: handle });
    const { sites } = await call(sitesQuery, {});
    siteId = sites.find(({ name }) => name === 'Main')!.id;
  });
  afterAll(() => database?.close());

  const call = <Result, Variables extends Record<string, unknown>>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    locales?: string,
  ) => content.call(document, variables, { token: contentToken(secret), ...(locales && { locales }) });

  async function open(id: string) {
    const { editedPage } = await call(openPage, { id });
    if (!editedPage) throw new Error('There is no such page');
    return editedPage;
  }

  return {
    call,
    /** The same for readers of some languages. */
    fetchIn: <Result, Variables extends Record<string, unknown>>(
      locales: string,
      document: TypedDocument<Result, Variables>,
      variables: Variables,
    ) => call(document, variables, locales),
    /** The same by somebody with these grants. */
    fetchAs: <Result, Variables extends Record<string, unknown>>(
      grants: readonly Grant[],
      document: TypedDocument<Result, Variables>,
      variables: Variables,
    ) =>
      content.call(document, variables, { token: contentToken(secret), editor: { ...chiefEditor, grants } }),
    open,
    siteId: () => siteId,
    pool: () => database.pool,
    /** As a caller without the token. */
    send: (query: string, variables: object = {}) => content.send(query, variables),
    async idAt(path: string): Promise<string> {
      const { nodes } = (await call(editedPages, { siteId, search: path })).editedPages;
      const found = nodes.find((node) => node.path === path);
      if (!found) throw new Error(`There is no page at ${path}`);
      return found.id;
    },
    async create(path: string, change: Partial<PageDraft> = {}) {
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
      const created = (await call(createPage, { draft, by: petra })).createPage;
      return { ...created, draft: { ...draft, id: created.id } };
    },
    save: async (draft: PageDraft, revision: number, by = petra) =>
      (await call(savePage, { draft, revision, by })).savePage,
    async publish(
      pageId: string,
      languages: string[],
      by = petra,
      staying: { fallbacks?: string[]; everywhere?: string[] } = {},
    ) {
      const { revision } = await open(pageId);
      return (await call(publishPage, { pageId, languages, revision, by, ...staying })).publishPage;
    },
    unpublish: async (pageId: string, languages: string[], by = petra) =>
      (await call(unpublishPage, { pageId, languages, by })).unpublishPage,
    remove: async (pageId: string, by = petra) => (await call(removePage, { pageId, by })).removePage,
    history: async (pageId: string) => (await call(pageHistory, { pageId })).pageHistory,
    /** What visitors find at a path. */
    /** The same with everything that readers of some languages see. */
    seenIn: async (path: string, locales: string) =>
      (await content.call(wholePage, { siteId, path }, { token: contentToken(secret), locales })).page,
    seen: async (path: string) => (await call(seenPage, { siteId, path })).page,
  };
}
