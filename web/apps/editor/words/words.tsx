import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { type Editor, useEditor } from '../editor.ts';
import { useRights } from '../rights/use-rights.ts';
import { HitList } from './hit-list.tsx';
import { ReplacePanel } from './replace-panel.tsx';
import type { Outcome } from './use-replacing.ts';
import type { FoundWords, PageHits } from './word-operations.ts';
import styles from './words.module.css';
import { parseWordSearch } from './words-choice.ts';
import { WordsTools } from './words-tools.tsx';

export const title = ({ texts }: Editor) => texts('editorWords')('title');

export const createLoader =
  ({ sendQuery, sites }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<FoundWords | null> => {
    const wanted = parseWordSearch(new URL(request.url).searchParams, sites);
    return wanted && (await sendQuery('content', 'wordsOfPages', wanted)).wordsOfPages;
  };

/** EDI-05: finds and replaces words in all pages, also inside blocks. */
export function Component() {
  const found = useLoaderData<FoundWords | null>();
  const { texts, sites } = useEditor();
  const t = texts('editorWords');
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Outcome>();
  const mayReplace = useRights().may('editPages');
  const wanted = parseWordSearch(query, sites);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <WordsTools />
      {outcome ? <ReplaceReport outcome={outcome} /> : null}
      {found && wanted ? (
        <Found
          key={`${query}`}
          found={found}
          wanted={wanted}
          isReplacing={mayReplace && query.get('replace') === 'yes'}
          onDone={(result) => {
            setOutcome(result);
            void revalidate();
          }}
        />
      ) : (
        <p className={styles.total}>{t('begin')}</p>
      )}
    </>
  );
}

type FoundProps = {
  found: FoundWords;
  wanted: NonNullable<ReturnType<typeof parseWordSearch>>;
  isReplacing: boolean;
  onDone: (outcome: Outcome) => void;
};

function Found({ found, wanted, isReplacing, onDone }: FoundProps) {
  const { texts, sendQuery } = useEditor();
  const t = texts('editorWords');
  const { isBusy, error, run } = useChange();
  const [more, setMore] = useState<{ pages: PageHits[]; endCursor: string | null }>();
  const pages = [...found.pages, ...(more?.pages ?? [])];
  const endCursor = more ? more.endCursor : found.endCursor;
  const count = pages.reduce((sum, { hits }) => sum + hits.length, 0);
  const searchOn = () =>
    run(async () => {
      const { wordsOfPages } = await sendQuery('content', 'wordsOfPages', { ...wanted, after: endCursor });
      const known = more?.pages ?? [];
      setMore({ pages: [...known, ...wordsOfPages.pages], endCursor: wordsOfPages.endCursor });
    });
  return (
    <>
      <p className={styles.total} role="status">
        {t('total', { count, pages: pages.length })}
      </p>
      {pages.length === 0 && !endCursor ? <EmptyState title={t('none')} text={t('none.text')} /> : null}
      {pages.length === 0 ? null : isReplacing ? (
        <ReplacePanel
          wanted={wanted}
          pages={pages}
          onDone={(outcome) => {
            setMore(undefined);
            onDone(outcome);
          }}
        />
      ) : (
        <HitList pages={pages} />
      )}
      {endCursor ? (
        <div className={styles.more}>
          <p>{t('more.text')}</p>
          <Button variant="secondary" size="compact" busy={isBusy} onClick={searchOn}>
            {t('more')}
          </Button>
          {error ? <p role="alert">{texts('editor')('tryLater')}</p> : null}
        </div>
      ) : null}
    </>
  );
}

/** The report on what was replaced, and what failed. */
function ReplaceReport({ outcome: { replaced, missed, failed } }: { outcome: Outcome }) {
  const { texts, locale } = useEditor();
  const t = texts('editorWords');
  return (
    <div className={styles.info} role="status">
      <p>{t('done', { count: replaced })}</p>
      {missed > 0 ? <p>{t('missed', { count: missed })}</p> : null}
      {failed.length > 0 ? <p>{t('failed', { titles: listFormat(failed, locale) })}</p> : null}
    </div>
  );
}
