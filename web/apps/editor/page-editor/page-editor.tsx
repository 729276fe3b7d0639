import { useEffect, useRef, useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { ConflictDialog } from '../document/conflict-dialog.tsx';
import { LeaveGuard } from '../document/leave-guard.tsx';
import { useDocument } from '../document/use-document.ts';
import { type Editor, useEditor } from '../editor.ts';
import { BlockList } from '../pages/blocks/block-list.tsx';
import { EditorHead } from '../pages/editor-head.tsx';
import type { EditedPage } from '../pages/page-operations.ts';
import { getChangeContent, openPage, type PageWork, PageWorkContext } from '../pages/page-work.ts';
import { conflictPlace } from '../pages/places/conflict-place.ts';
import { findPlaceOfAddress } from '../pages/places/place-address.ts';
import { usePlaceLabel } from '../pages/places/place-labels.ts';
import { showPlace } from '../pages/places/show-place.ts';
import { ProblemSummary } from '../pages/problems/problem-summary.tsx';
import { PageSettings } from '../pages/settings/page-settings.tsx';
import { useUndoKeys } from '../pages/undo-keys.ts';
import { WorkTabs } from '../pages/work-tabs.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { FormOfRole } from '../rights/read-only.tsx';
import { ReadOnlyPage } from '../rights/read-only-page.tsx';
import { useRights } from '../rights/use-rights.ts';
import { Divider } from './divider.tsx';
import styles from './page-editor.module.css';
import { usePreviewShare } from './preview-share.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useParts } from './use-parts.ts';

export const title = (editor: Editor, loaded: unknown) => {
  const { draft } = loaded as EditedPage;
  return draft.texts[draft.sourceLanguage]?.title || editor.texts('editorPages')('untitled');
};

export const createLoader =
  ({ sendQuery }: Editor) =>
  async ({ params: { id = '' } }: LoaderFunctionArgs): Promise<EditedPage> => {
    const { editedPage } = await sendQuery('content', 'editedPage', { id });
    if (!editedPage) throw data('Page not found', { status: 404 });
    return editedPage;
  };

/** EDI-05: a page with its blocks and settings, with a preview beside them. */
export function Component() {
  const page = useLoaderData<EditedPage>();
  return <PageEditor key={page.id} page={page} />;
}

function PageEditor({ page }: { page: EditedPage }) {
  const editor = useEditor();
  const { texts, notify } = editor;
  const t = texts('editorPages');
  const getPlaceLabel = usePlaceLabel();
  const [query, setQuery] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { store, view, stores } = useDocument(() =>
    openPage(editor, page, (by) => notify('info', t('conflict.taken', { name: by || t('somebody') }))),
  );
  const [language, chooseLanguage] = useState(() => findLanguage(query, view.draft));
  useUndoKeys(store);
  const { mayIn, mayWhole } = useRights();
  const { part, isPreviewOpen, choosePart, closePreview } = useParts(query, setQuery);
  const { share, changeShare } = usePreviewShare();
  const work = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(preview, query.get('part') === 'preview' && query.has('full'));
  useEffect(() => work.current?.style.setProperty('--preview-share', `${share}%`), [share]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address leads to its field once, as the page is opened
  useEffect(() => {
    const place = findPlaceOfAddress(query);
    if (place) showPlace(place.fieldId, place.block);
  }, []);
  const pageWork: PageWork = {
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
    <PageWorkContext value={pageWork}>
      <EditorHead form={form} />
      <div ref={work} className={styles.work} data-preview={isPreviewOpen ? 'open' : undefined}>
        <div ref={form} className={styles.form}>
          <WorkTabs part={part} isPreviewOpen={isPreviewOpen} onChoose={choosePart} />
          {mayIn('editPages', view.draft.siteId, language) ? (
            <FormOfRole mayChange={mayWhole('editPages', view.draft.siteId)} isForWords>
              <ProblemSummary onShow={choosePart} />
              <div className={styles.parts}>
                <div hidden={part === 'settings' || undefined} className={styles.content} id="part-content">
                  <BlockList />
                </div>
                {part === 'settings' ? <PageSettings /> : null}
              </div>
            </FormOfRole>
          ) : (
            <ReadOnlyPage />
          )}
        </div>
        <Divider share={share} onChange={changeShare} onFull={fullScreen.toggle} />
        <div
          ref={preview}
          className={styles.preview}
          id="part-preview"
          data-full={fullScreen.isFull || undefined}
        >
          <PreviewPane fullScreen={fullScreen} onClose={closePreview} />
        </div>
      </div>
      <ConflictDialog
        store={store}
        placeOf={(conflict) => {
          const { language: of, ...place } = conflictPlace(conflict, view.draft);
          return { where: getPlaceLabel(place), language: of };
        }}
      />
      <LeaveGuard documents={stores} />
    </PageWorkContext>
  );
}

/** The language in the address, if the page may have it; otherwise the source language. */
function findLanguage(query: URLSearchParams, { sourceLanguage, texts }: EditedPage['draft']): string {
  const named = query.get('language') ?? '';
  return Object.hasOwn(texts, named) ? named : sourceLanguage;
}
