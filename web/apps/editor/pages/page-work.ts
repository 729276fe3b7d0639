import { createContext, use } from 'react';
import type { PageDraft } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { createDocument, type DocumentStore, type DocumentView } from '../document/document-store.ts';
import { localCopy } from '../document/local-copy.ts';
import { isOffline } from '../document/use-document.ts';
import type { Editor } from '../editor.ts';
import type { Content } from '../form/edits.ts';
import { getContent, withContent } from './draft/draft-content.ts';
import { mergeDrafts } from './draft/merge-drafts.ts';
import type { EditedPage, PageChange } from './page-operations.ts';
import type { Part } from './work-tabs.tsx';

export type PageStore = DocumentStore<PageDraft, ContentProblem>;

/** A page being edited: the context of every part of its screen. */
export type PageWork = {
  readonly page: EditedPage;
  readonly store: PageStore;
  readonly view: DocumentView<PageDraft, ContentProblem>;
  /** The edited language. */
  readonly language: string;
  readonly chooseLanguage: (language: string) => void;
  readonly change: (make: (draft: PageDraft) => PageDraft, place: string) => void;
  /** The same for blocks and their texts. */
  readonly changeContent: (make: (content: Content) => Content, place: string) => void;
  /** Brings the blocks, the settings or, on a narrow screen, the preview to the front. */
  readonly showPart: (part: Part) => void;
  /** Reloads what visitors see. */
  readonly reload: () => void;
};

export const PageWorkContext = createContext<PageWork | null>(null);

/** The page being edited. Throws outside its screen. */
export function usePageWork(): PageWork {
  const work = use(PageWorkContext);
  if (!work) throw new Error('There is no page around this');
  return work;
}

/** A page as a document: saved as a whole, merged by blocks and texts. */
export function openPage(
  { sendMutation, session }: Editor,
  page: EditedPage,
  onTaken: (by: string, taken: readonly string[]) => void,
): PageStore {
  return createDocument<PageDraft, ContentProblem>({
    opened: { draft: page.draft, revision: page.revision, problems: findProblems(page.problems) },
    merge: mergeDrafts,
    async save(draft, { revision }) {
      return saveResult((await sendMutation('content', 'savePage', { draft, revision })).savePage);
    },
    isOffline,
    copy: localCopy(['page-draft', session.name, page.id], localStorage),
    onTaken,
  });
}

function saveResult({ done, revision, problems, conflict }: PageChange) {
  if (conflict) {
    const { draft, by } = conflict;
    return { kind: 'conflict', revision: conflict.revision, draft, by } as const;
  }
  return { kind: done ? 'saved' : 'refused', revision, problems: findProblems(problems) } as const;
}

/** The contract guarantees the codes. */
export function findProblems(problems: EditedPage['problems']): ContentProblem[] {
  return problems as ContentProblem[];
}

export function getChangeContent(store: PageStore): PageWork['changeContent'] {
  return (make, place) => store.change((draft) => withContent(draft, make(getContent(draft))), place);
}
