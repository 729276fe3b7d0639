import { useEffect, useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { type Editor, useEditor } from '../editor.ts';
import { BlockList } from '../pages/blocks/block-list.tsx';
import { ConflictDialog } from '../pages/conflict-dialog.tsx';
import { EditorHead } from '../pages/editor-head.tsx';
import { LeavingDialog } from '../pages/leaving-dialog.tsx';
import type { EditedPage } from '../pages/page-operations.ts';
import { getChangeContent, type PageWork, PageWorkContext, usePageStore } from '../pages/page-work.ts';
import { ProblemSummary } from '../pages/problem-summary.tsx';
import { PageSettings } from '../pages/settings/page-settings.tsx';
import { useUndoKeys } from '../pages/undo-keys.ts';
import { findPart, type Part, WorkTabs } from '../pages/work-tabs.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import styles from './page-editor.module.css';

export const title = (editor: Editor, loaded: unknown) => {
  const { draft } = loaded as EditedPage;
  return draft.texts[draft.sourceLanguage]?.title || editor.texts('editorPages')('untitled');
};

export const createLoader =
  ({ ask }: Editor) =>
  async ({ params: { id = '' } }: LoaderFunctionArgs): Promise<EditedPage> => {
    const { editedPage } = await ask('content', 'editedPage', { id });
    if (!editedPage) throw data('Page not found', { status: 404 });
    return editedPage;
  };

/** EDI-05: a page with its blocks and settings, and beside them how visitors will see it. */
export function Component() {
  const page = useLoaderData<EditedPage>();
  return <PageEditor key={page.id} page={page} />;
}

function PageEditor({ page }: { page: EditedPage }) {
  const { texts, tell } = useEditor();
  const t = texts('editorPages');
  const [query, setQuery] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { store, view } = usePageStore(page, (by) =>
    tell('info', t('conflict.taken', { name: by || t('somebody') })),
  );
  const [language, chooseLanguage] = useState(view.draft.sourceLanguage);
  useEffect(() => {
    if (store.hasRestored) tell('info', t('restored'));
  }, [store, tell, t]);
  useUndoKeys(store);
  const [part, setPart] = useState(() => findPart(query));
  const choosePart = (next: Part) => {
    setPart(next);
    setQuery((current) => new URLSearchParams({ ...Object.fromEntries(current), part: next }), {
      replace: true,
    });
  };
  const work: PageWork = {
    page,
    store,
    view,
    language,
    chooseLanguage,
    change: store.change,
    changeContent: getChangeContent(store),
    showPart: choosePart,
    reload: () => void revalidate(),
  };
  return (
    <PageWorkContext value={work}>
      <EditorHead />
      <div className={styles.work} data-part={part}>
        <div className={styles.form}>
          <WorkTabs part={part} onChoose={choosePart} />
          <ProblemSummary onShow={choosePart} />
          <div hidden={part === 'settings' || undefined} className={styles.content} id="part-content">
            <BlockList />
          </div>
          {part === 'settings' ? <PageSettings /> : null}
        </div>
        <div className={styles.preview} id="part-preview">
          <PreviewPane />
        </div>
      </div>
      <ConflictDialog />
      <LeavingDialog />
    </PageWorkContext>
  );
}
