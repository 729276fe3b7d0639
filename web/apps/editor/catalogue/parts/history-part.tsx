import { useEffect, useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { hasUnsavedChanges } from '../../document/document-store.ts';
import { useEditor } from '../../editor.ts';
import styles from '../../records/records.module.css';
import type { ProductRevision } from '../catalogue-operations.ts';
import { useProductWork } from '../product/product-work.ts';

const steps = [
  'created',
  'saved',
  'published',
  'discarded',
  'withdrawn',
  'returned',
  'restored',
  'planned',
  'takeOffPlanned',
  'cancelled',
] as const;

/** The history of the product, newest first; each version can be restored as the draft. */
export function HistoryPart() {
  const { texts, sendQuery, sendMutation, notify, locale } = useEditor();
  const t = texts('editorCatalogue');
  const clock = useClock();
  const { product, view, store, take } = useProductWork();
  const change = useChange();
  const [revisions, setRevisions] = useState<readonly ProductRevision[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the product there is one more
  useEffect(() => {
    let isCurrent = true;
    sendQuery('products', 'productRevisions', { slug: product.slug }).then(
      ({ productRevisions }) => isCurrent && setRevisions(productRevisions),
      () => isCurrent && notify('error', texts('editor')('tryLater')),
    );
    return () => {
      isCurrent = false;
    };
  }, [sendQuery, product.slug, view.revision]);
  const restore = async (earlier: number) => {
    await store.flush();
    if (hasUnsavedChanges(store.view().state)) return;
    const done = await change.run(async () => {
      const { restoreProductRevision } = await sendMutation('products', 'restoreProductRevision', {
        ...{ slug: product.slug, revision: store.view().revision, earlier, language: locale.language },
      });
      take(restoreProductRevision);
    });
    if (done) notify('success', t('history.restored.done'));
    else notify('error', texts('editor')('tryLater'));
  };
  return (
    <Panel title={t('part.history')}>
      {revisions?.length === 0 ? <p>{t('history.none')}</p> : null}
      <ol className={styles.history}>
        {revisions?.map(({ id, at, by, what }, place) => (
          <li key={id} className={styles.revision}>
            <time dateTime={at}>{clock.full(at)}</time>
            <span className={styles.step}>
              {t(`history.${steps.find((step) => step === what) ?? 'saved'}`)}
            </span>
            {by ? <span>{by}</span> : null}
            {place > 0 ? (
              <Button variant="quiet" size="compact" busy={change.isBusy} onClick={() => restore(id)}>
                {t('history.restore')}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
