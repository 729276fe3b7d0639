import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { PageDraft } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { type Editor, useEditor } from '../editor.ts';
import type { Content } from '../form/edits.ts';
import { getContent, withContent } from './draft/draft-content.ts';
import { createDraftStore, type DraftStore, type DraftView } from './draft/draft-store.ts';
import { copyStore } from './draft/kept-copy.ts';
import type { EditedPage, PageChange } from './page-operations.ts';
import type { Part } from './work-tabs.tsx';

export type PageStore = DraftStore<ContentProblem>;

/** A page in the hands of an editor: what every part of its screen has. */
export type PageWork = {
  readonly page: EditedPage;
  readonly store: PageStore;
  readonly view: DraftView<ContentProblem>;
  /** Of the words that are edited. */
  readonly language: string;
  readonly chooseLanguage: (language: string) => void;
  readonly change: (make: (draft: PageDraft) => PageDraft, place: string) => void;
  /** The same for blocks and the words in them. */
  readonly changeContent: (make: (content: Content) => Content, place: string) => void;
  /** Brings the blocks, the settings or, on a narrow screen, the preview to the front. */
  readonly showPart: (part: Part) => void;
  /** Asks the server anew what visitors see. */
  readonly reload: () => void;
};

export const PageWorkContext = createContext<PageWork | null>(null);

/** The page that is edited. Throws outside of its screen. */
export function usePageWork(): PageWork {
  const work = use(PageWorkContext);
  if (!work) throw new Error('There is no page around this');
  return work;
}

/** A store for as long as the screen of a page stands. */
export function usePageStore(page: EditedPage, onTaken: (by: string, taken: readonly string[]) => void) {
  const editor = useEditor();
  const [store] = useState(() => openStore(editor, page, onTaken));
  useEffect(() => {
    store.open();
    const again = () => void store.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      store.close();
    };
  }, [store]);
  const view = useSyncExternalStore(store.subscribe, store.view);
  return { store, view };
}

function openStore(
  { change, session }: Editor,
  page: EditedPage,
  onTaken: (by: string, taken: readonly string[]) => void,
): PageStore {
  return createDraftStore<ContentProblem>({
    beginning: { draft: page.draft, revision: page.revision, problems: findProblems(page.problems) },
    async keep(draft, revision) {
      const { savePage } = await change('content', 'savePage', { draft, revision });
      return getSaveState(savePage);
    },
    isOffline: (error) =>
      error instanceof OperationError && (error.code === '' || error.code === 'UNAVAILABLE'),
    copies: copyStore(session.name, page.id, localStorage),
    onTaken,
  });
}

function getSaveState({ done, revision, problems, conflict }: PageChange) {
  if (conflict) {
    const { draft, by } = conflict;
    return { kind: 'conflict', revision: conflict.revision, draft, by } as const;
  }
  return { kind: done ? 'kept' : 'refused', revision, problems: findProblems(problems) } as const;
}

/** The contract promises that codes are its own. */
export function findProblems(problems: EditedPage['problems']): ContentProblem[] {
  return problems as ContentProblem[];
}

export function getChangeContent(store: PageStore): PageWork['changeContent'] {
  return (make, place) => store.change((draft) => withContent(draft, make(getContent(draft))), place);
}
