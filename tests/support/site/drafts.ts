import type { PageDraft, StoredBlock, Texts } from '#contracts/content/draft.ts';
import { plainPage } from '../records/plain-page.ts';
import { callEditor, editorCookies } from './editors.ts';

/**
 * Calls an operation as an editor.
 * @throws with the response when it is an error
 */
async function sendOperation(way: 'reads' | 'changes', name: string, variables: object): Promise<unknown> {
  const { editor: cookie } = await editorCookies('editor');
  const { status, data, code } = await callEditor(way, name, variables, { cookie });
  if (code || !data) throw new Error(`${name} was answered ${status} ${code}`);
  return data;
}

/** A page that only the main site has. */
const mainPage = '/about-us/business-model-and-strategy';

/** A new page for a test, never published; gives its id. `texts` are English. */
export async function newDraft(
  blocks: readonly Omit<StoredBlock, 'anchor' | 'tone'>[],
  texts: Texts = {},
  parts: Partial<PageDraft> = {},
): Promise<string> {
  const { editedPages } = (await sendOperation('reads', 'findPages', { search: mainPage })) as {
    editedPages: { nodes: { siteId: string }[] };
  };
  const draft: PageDraft = {
    id: crypto.randomUUID(),
    siteId: editedPages.nodes[0]!.siteId,
    path: `/draft-${crypto.randomUUID()}`,
    ...plainPage,
    sortIndex: 1000,
    blocks: blocks.map((block) => ({ ...block, anchor: null, tone: 'plain' }) as StoredBlock),
    texts: { en: { title: 'A draft', navigationTitle: null, description: null, lead: null, blocks: texts } },
    ...parts,
  };
  const { createPage } = (await sendOperation('changes', 'createPage', { draft })) as {
    createPage: { id: string; done: boolean; problems: unknown };
  };
  if (!createPage.done) throw new Error(`The draft was refused: ${JSON.stringify(createPage.problems)}`);
  return createPage.id;
}

/** A page as it is currently saved. */
export async function savedPage(id: string): Promise<{ draft: PageDraft; revision: number }> {
  const { editedPage } = (await sendOperation('reads', 'editedPage', { id })) as {
    editedPage: { draft: PageDraft; revision: number };
  };
  return editedPage;
}

export async function savedDraft(id: string): Promise<PageDraft> {
  return (await savedPage(id)).draft;
}

/** The English words of a saved page, by unit. */
export async function savedTexts(id: string): Promise<Texts> {
  return (await savedDraft(id)).texts.en?.blocks ?? {};
}
