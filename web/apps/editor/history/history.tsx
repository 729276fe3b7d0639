import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageDraft } from '#contracts/content/draft.ts';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { SegmentedLinks } from '#web/design/segmented-control/segmented-control.tsx';
import { type Editor, useEditor } from '../editor.ts';
import type { PageRevision } from '../pages/page-operations.ts';
import { type Comparison, loadComparison } from './comparison.ts';
import { DifferenceList } from './difference-list.tsx';
import styles from './history.module.css';
import { RestoreButton } from './restore-button.tsx';
import { RevisionList } from './revision-list.tsx';

type HistoryData = {
  pageId: string;
  /** Where the page is now, which decides who may restore it. */
  siteId: string;
  name: string;
  revisions: PageRevision[];
  comparison: Comparison | undefined;
};

export const title = (editor: Editor, loaded: unknown) =>
  editor.texts('editorPages')('history.of', { title: (loaded as HistoryData).name });

export const createLoader =
  ({ sendQuery }: Editor) =>
  async ({ request, params: { id = '' } }: LoaderFunctionArgs): Promise<HistoryData> => {
    const query = new URL(request.url).searchParams;
    const before = Number(query.get('before')) || null;
    const [{ editedPage: page }, { pageHistory: revisions }] = await Promise.all([
      sendQuery('content', 'editedPage', { id }),
      sendQuery('content', 'pageHistory', { pageId: id, before }),
    ]);
    if (!page) throw data('Page not found', { status: 404 });
    const chosen = Number(query.get('revision')) || revisions[0]?.id;
    return {
      pageId: id,
      siteId: page.draft.siteId,
      name: page.draft.texts[page.draft.sourceLanguage]?.title ?? '',
      revisions,
      comparison: chosen
        ? await loadComparison(sendQuery, page, revisions, chosen, query.get('with'))
        : undefined,
    };
  };

/** EDI-05: the history of a page, with the changes of each revision and its restoration. */
export function Component() {
  const { pageId, siteId, name, revisions, comparison } = useLoaderData<HistoryData>();
  const { texts, to } = useEditor();
  const t = texts('editorPages');
  return (
    <>
      <PageHead
        back={{ href: to(`/pages/${pageId}`), label: name || t('untitled') }}
        title={t('history')}
        lead={t('history.lead')}
      />
      {comparison ? (
        <div className={styles.columns}>
          <RevisionList pageId={pageId} revisions={revisions} chosen={comparison.revision} />
          <section className={styles.difference} aria-labelledby="difference">
            <header className={styles.head}>
              <h2 id="difference" className={styles.title} tabIndex={-1}>
                {t(comparison.before === undefined ? 'history.first' : `history.with.${comparison.against}`)}
              </h2>
              {comparison.isCurrent ? null : (
                <SegmentedLinks
                  label={t('history')}
                  value={comparison.against}
                  options={(['previous', 'now'] as const).map((against) => ({
                    value: against,
                    label: t(`history.compare.${against}`),
                    href: to(`/pages/${pageId}/history?revision=${comparison.revision}&with=${against}`),
                  }))}
                />
              )}
              <RestoreButton
                pageId={pageId}
                revision={comparison.revision}
                isCurrent={comparison.isCurrent}
                siteId={siteId}
                languages={Object.keys(chosenVersion(comparison).texts)}
              />
            </header>
            <DifferenceList comparison={comparison} />
          </section>
        </div>
      ) : (
        <EmptyState title={t('history.none')} text={t('history.none.text')} />
      )}
    </>
  );
}

/** The version that would be restored. */
function chosenVersion({ against, before, after }: Comparison): PageDraft {
  return against === 'now' && before ? before : after;
}
