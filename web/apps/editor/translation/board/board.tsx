import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { withQuery } from '#web/apps/frame/with-query.ts';
import { Button, ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Pagination } from '#web/design/pagination/pagination.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import { useRights } from '../../rights/use-rights.ts';
import { ExportDialog } from '../files/export-dialog.tsx';
import { ImportButton, ImportReports } from '../files/import-reports.tsx';
import { useImport } from '../files/use-import.ts';
import type { Board, BoardPage } from '../translation-operations.ts';
import styles from './board.module.css';
import { boardLength, ownSitesFirst, parseBoardFilters } from './board-choice.ts';
import { BoardLegend } from './board-legend.tsx';
import { BoardTable } from './board-table.tsx';
import { BoardTools } from './board-tools.tsx';
import { BoardTotals } from './board-totals.tsx';
import { ChosenPages } from './chosen-pages.tsx';

export const title = ({ texts }: Editor) => texts('editorTranslation')('title');

export const createLoader =
  ({ sendQuery, sites, session }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<Board> => {
    const { current, ...choice } = parseBoardFilters(
      new URL(request.url).searchParams,
      ownSitesFirst(sites, session.grants),
    );
    return (await sendQuery('content', 'translationBoard', choice)).translationBoard;
  };

/** EDI-05: the translation progress of all pages in all languages, outdated ones first. */
export function Component() {
  const board = useLoaderData<Board>();
  const { texts, to, sites, session } = useEditor();
  const t = texts('editorTranslation');
  const labels = texts('editorPages');
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  /** The chosen pages, each with its site. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [isExporting, setExporting] = useState(false);
  const imports = useImport(() => void revalidate());
  const choice = parseBoardFilters(query, ownSitesFirst(sites, session.grants));
  const pageIds = [...chosen.keys()];
  const touched = chosen.size > 0 ? [...new Set(chosen.values())] : choice.siteId ? [choice.siteId] : 'all';
  const { may, mayWhole } = useRights();
  const mayBegin = touched !== 'all' && touched.every((siteId) => mayWhole('translate', siteId));
  const ownLanguages = board.totals
    .map(({ language }) => language)
    .filter((language) => may('translate', [{ sites: touched, languages: [language] }]));
  const startExport = ownLanguages.length > 0 ? () => setExporting(true) : undefined;
  const choose = ({ id, siteId }: BoardPage, isChosen: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      if (isChosen) after.set(id, siteId);
      else after.delete(id);
      return after;
    });
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          may('translate') ? (
            <ButtonRow>
              {startExport ? (
                <Button size="compact" variant="secondary" icon="download" onClick={startExport}>
                  {t('export')}
                </Button>
              ) : null}
              <ImportButton imports={imports} />
            </ButtonRow>
          ) : null
        }
      />
      <ImportReports imports={imports} />
      <BoardTotals totals={board.totals} />
      <BoardTools />
      <BoardLegend />
      <p className={styles.count} role="status">
        {labels('total', { count: board.total })}
      </p>
      {may('translate') ? (
        <ChosenPages
          chosen={pageIds}
          mayBegin={mayBegin}
          onDone={() => setChosen(new Map())}
          onExport={startExport}
        />
      ) : null}
      {board.pages.length > 0 ? (
        <BoardTable pages={board.pages} chosen={chosen} onChoose={choose} />
      ) : (
        <EmptyState
          title={labels('none.found')}
          text={labels('none.found.text')}
          action={<ButtonLink href={to('/translation')}>{labels('none.clear')}</ButtonLink>}
        />
      )}
      <Pagination
        labels={{ pages: labels('title'), previous: t('pages.previous'), next: t('pages.next') }}
        current={choice.current}
        last={Math.ceil(board.total / boardLength)}
        getHref={(page) => to(`/translation?${withQuery(query, { page: page > 1 ? String(page) : '' })}`)}
      />
      {isExporting ? (
        <ExportDialog
          siteId={choice.siteId}
          pageIds={pageIds}
          languages={ownLanguages}
          onClose={() => {
            setExporting(false);
            void revalidate();
          }}
        />
      ) : null}
    </Wrap>
  );
}
