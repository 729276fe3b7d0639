import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Editor, useEditor } from '../editor.ts';
import styles from './bin.module.css';
import type { BinnedPage } from './bin-operations.ts';
import { BinTable } from './bin-table.tsx';
import { RemoveForGoodDialog } from './remove-for-good-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

export const title = ({ texts }: Editor) => texts('editorBin')('title');

export const createLoader =
  ({ sendQuery }: Editor) =>
  async (): Promise<BinnedPage[]> =>
    (await sendQuery('content', 'binnedPages')).binnedPages;

/** What was deleted and can come back. */
export function Component() {
  const pages = useLoaderData<BinnedPage[]>();
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
      {pages.length === 0 ? (
        <EmptyState title={t('none')} text={t('none.text')} />
      ) : (
        <>
          <p className={styles.count} role="status">
            {texts('editorPages')('total', { count: pages.length })}
          </p>
          <BinTable pages={pages} onWish={(page, what) => setWish({ page, what })} />
          <p className={styles.count}>{t('chiefs')}</p>
        </>
      )}
      {wish?.what === 'restore' ? <RestoreDialog page={wish.page} onClose={close} /> : null}
      {wish?.what === 'remove' ? <RemoveForGoodDialog page={wish.page} onClose={close} /> : null}
    </Wrap>
  );
}
