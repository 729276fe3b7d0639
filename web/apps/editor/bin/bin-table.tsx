import { Button } from '#web/design/button/button.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { useEditor } from '../editor.ts';
import { useRights } from '../rights/use-rights.ts';
import styles from './bin.module.css';
import type { BinnedPage } from './bin-operations.ts';
import { deletedColumns } from './deleted-columns.tsx';

type BinTableProps = {
  pages: readonly BinnedPage[];
  onWish: (page: BinnedPage, what: 'restore' | 'remove') => void;
};

/**
 * The deleted pages: who deleted them, how long they are kept, and actions to restore or delete them for
 * good.
 */
export function BinTable({ pages, onWish }: BinTableProps) {
  const editor = useEditor();
  const { may, mayWhole } = useRights();
  const t = editor.texts('editorBin');
  return (
    <DataTable
      cards
      caption={t('title')}
      rows={pages}
      getKey={({ id }) => id}
      columns={[
        { key: 'page', title: t('column.page'), cell: (page) => <PageCell page={page} /> },
        ...deletedColumns(editor),
        {
          key: 'actions',
          title: t('column.actions'),
          cell: (page) => (
            <div className={styles.actions}>
              {mayWhole('editPages', page.siteId) ? (
                <Button
                  size="compact"
                  variant="secondary"
                  aria-label={t('restore.named', { title: nameOf(page) })}
                  onClick={() => onWish(page, 'restore')}
                >
                  {t('restore')}
                </Button>
              ) : null}
              {may('removeForGood') ? (
                <Button
                  size="compact"
                  variant="danger"
                  aria-label={t('remove.named', { title: nameOf(page) })}
                  onClick={() => onWish(page, 'remove')}
                >
                  {t('remove')}
                </Button>
              ) : null}
            </div>
          ),
        },
      ]}
    />
  );

  function nameOf({ title, path }: BinnedPage): string {
    return title || path;
  }
}

function PageCell({ page: { title, path, siteId, below, takenBy, languages } }: { page: BinnedPage }) {
  const { sites, texts } = useEditor();
  const t = texts('editorBin');
  const site = sites.find(({ id }) => id === siteId)?.name;
  return (
    <div className={styles.page}>
      <span className={styles.title}>{title || texts('editorPages')('untitled')}</span>
      <span className={styles.note}>{[site, path, languages.join(' ')].filter(Boolean).join(' · ')}</span>
      {below > 0 ? <span className={styles.note}>{t('below', { count: below })}</span> : null}
      {takenBy === null ? null : <span className={styles.note}>{t('taken', { title: takenBy })}</span>}
    </div>
  );
}
