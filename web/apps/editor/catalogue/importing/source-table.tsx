import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { Link } from '#web/design/link/link.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { useEditor } from '../../editor.ts';
import { useRights } from '../../rights/use-rights.ts';
import { statusOfOutcome } from './import-status.ts';
import styles from './importing.module.css';
import type { CatalogueSource } from './importing-operations.ts';

/** How often a fetch that goes on is looked at. */
const everyMs = 2000;

/** The sources whose catalogues are fetched by plan: when it was last, and what came of it. */
export function SourceTable({ sources }: { sources: readonly CatalogueSource[] }) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorImporting');
  const clock = useClock();
  const { revalidate } = useRevalidator();
  const change = useChange();
  const mayFetch = useRights().may('manageProducts');
  const isAnyFetching = sources.some(({ isFetching }) => isFetching);
  useEffect(() => {
    if (!isAnyFetching) return;
    const timer = setInterval(() => void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [isAnyFetching, revalidate]);

  const fetchNow = async (name: string) => {
    const work = () => sendMutation('products', 'fetchCatalogueSource', { name });
    if (!(await change.run(work, revalidate))) notify('error', texts('editor')('tryLater'));
  };
  return (
    <DataTable
      cards
      isDense
      caption={t('source')}
      rows={sources}
      getKey={({ name }) => name}
      columns={[
        {
          key: 'source',
          title: t('source'),
          isRowHeader: true,
          cell: ({ name, host }) => (
            <span translate="no">
              {name} <span className={styles.hint}>{host}</span>
            </span>
          ),
        },
        { key: 'came', title: t('source.came'), cell: (source) => <Result source={source} /> },
        {
          key: 'last',
          title: t('source.last'),
          cardLabel: t('source.last'),
          cell: ({ checkedAt }) => (checkedAt ? clock.format(checkedAt) : t('source.never')),
        },
        {
          key: 'next',
          title: t('source.next'),
          cardLabel: t('source.next'),
          cell: ({ name, dueAt, isFetching }) => (
            <span className={styles.result}>
              {isFetching ? null : clock.format(dueAt)}
              {mayFetch ? (
                <Button
                  variant="secondary"
                  size="compact"
                  busy={isFetching || change.isBusy}
                  aria-label={`${t('source.fetch')} (${name})`}
                  onClick={() => fetchNow(name)}
                >
                  {t('source.fetch')}
                </Button>
              ) : null}
            </span>
          ),
        },
      ]}
    />
  );
}

function Result({ source: { outcome, status, importId, isFetching } }: { source: CatalogueSource }) {
  const { texts, to } = useEditor();
  const t = texts('editorImporting');
  if (isFetching) return <StatusLabel status="waiting">{t('source.fetching')}</StatusLabel>;
  if (!outcome) return '–';
  return (
    <span className={styles.result}>
      <StatusLabel status={statusOfOutcome[outcome]}>
        {t(`outcome.${outcome}`, { status: String(status ?? '') })}
      </StatusLabel>
      {importId ? <Link href={to(`/catalogue/import/${importId}`)}>{t('source.open')}</Link> : null}
    </span>
  );
}
