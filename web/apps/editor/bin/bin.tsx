import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Editor, useEditor } from '../editor.ts';
import styles from './bin.module.css';
import type { Binned, BinnedPage } from './bin-operations.ts';
import { BinTable } from './bin-table.tsx';
import { RecordBin } from './record-bin.tsx';
import { RemoveForGoodDialog } from './remove-for-good-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

export const title = ({ texts }: Editor) => texts('editorBin')('title');

export const createLoader =
  ({ sendQuery }: Editor) =>
  (): Promise<Binned> =>
    sendQuery('content', 'binnedPages');

/** What was deleted and can come back. */
export function Component() {
  const { binnedPages: pages, binnedRecords: records } = useLoaderData<Binned>();
  const { texts } = useEditor();
  const t = texts('editorBin');
  const [wish, setWish] = useState<{ page: BinnedPage; what: 'restore' | 'remove' }>();
  const close = () => setWish(undefined);
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        back={{ href: useEditor().to('/pages'), label: texts('editorPages')('title') }}
      />
      {pages.length + records.length === 0 ? (
        <EmptyState title={t('none')} text={t('none.text')} />
      ) : (
        <>
          {pages.length > 0 ? (
            <>
              <p className={styles.count} role="status">
                {texts('editorPages')('total', { count: pages.length })}
              </p>
              <BinTable pages={pages} onWish={(page, what) => setWish({ page, what })} />
            </>
          ) : null}
          {records.length > 0 ? <RecordBin records={records} /> : null}
          <p className={styles.count}>{t('chiefs')}</p>
        </>
      )}
      {wish?.what === 'restore' ? <RestoreDialog page={wish.page} onClose={close} /> : null}
      {wish?.what === 'remove' ? <RemoveForGoodDialog page={wish.page} onClose={close} /> : null}
    </Wrap>
  );
}
