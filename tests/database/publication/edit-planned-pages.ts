import type { PageDraft } from '#contracts/content/draft.ts';
import { execute, type TypedDocument } from '#contracts/execute.ts';
import type { Content } from '#services/content/index.ts';
import { createPage, openPage, planPublication, seenPage } from '../../contract/pages/edit-content.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { inZurich } from '../../support/moment.ts';
import { plainPage } from '../../support/records/plain-page.ts';
import { siteId, token } from './open-publication.ts';

export const [petra, jonas] = ['Petra Ott', 'Jonas Meier'];

export const words = (title: string) => ({
  title,
  navigationTitle: null,
  description: null,
  lead: null,
  blocks: { 'intro/title': title },
});

export const titled = (draft: PageDraft, title: string): PageDraft => ({
  ...draft,
  texts: { ...draft.texts, en: words(title) },
});

/**
 * The editors' operations on pages with planned publications; `content` is called each time, since tests open
 * it later.
 */
export function editPlannedPages(content: () => Content) {
  const call = <Result, Variables extends Record<string, unknown>>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    process = content(),
  ) =>
    execute({ url: 'http://embedded/graphql/content', fetch: process.handle }, document, variables, {
      headers: { ...chiefHeaders(token), locales: 'en' },
    });
  return {
    call,
    async create(change: Partial<PageDraft> = {}) {
      const draft: PageDraft = {
        id: crypto.randomUUID(),
        siteId,
        path: `/${crypto.randomUUID()}`,
        ...plainPage,
        blocks: [{ id: 'intro', type: 'hero', anchor: null, tone: 'plain', layout: 'full', actions: [] }],
        texts: { en: words('As planned'), de: words('Wie geplant') },
        ...change,
      };
      const created = (await call(createPage, { draft, by: petra })).createPage;
      return { ...created, draft: { ...draft, id: created.id } };
    },
    async open(id: string) {
      const { editedPage } = await call(openPage, { id });
      if (!editedPage) throw new Error('There is no such page');
      return editedPage;
    },
    async seen({ path }: PageDraft, process = content()) {
      return (await call(seenPage, { siteId, path }, process)).page?.title ?? null;
    },
    async plan(pageId: string, moment: number) {
      const wish = { pageId, languages: ['en', 'de'], publishAt: inZurich(moment), by: petra };
      return (await call(planPublication, wish)).planPublication;
    },
  };
}
