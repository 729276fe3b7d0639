import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Link } from '#web/design/link/link.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { useEditor } from '../../editor.ts';
import { statusOfOutcome } from './import-status.ts';
import styles from './importing.module.css';
import type { CatalogueSource } from './importing-operations.ts';

/** The sources whose catalogues are fetched by plan: when it was last, and what came of it. */
export function SourceTable({ sources }: { sources: readonly CatalogueSource[] }) {
  const { texts } = useEditor();
  const t = texts('editorImporting');
  const clock = useClock();
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
          cell: ({ dueAt }) => clock.format(dueAt),
        },
      ]}
    />
  );
}

function Result({ source: { outcome, status, importId } }: { source: CatalogueSource }) {
  const { texts, to } = useEditor();
  const t = texts('editorImporting');
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
