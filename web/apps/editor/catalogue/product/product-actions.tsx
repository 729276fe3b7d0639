import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { hasUnsavedChanges } from '../../document/document-store.ts';
import { useEditor } from '../../editor.ts';
import styles from '../../pages/editor-head.module.css';
import type { ProductChange } from '../catalogue-operations.ts';
import { useProductWork } from './product-work.ts';

type Step = 'publishProduct' | 'discardProduct' | 'withdrawProduct' | 'returnProduct';

/** What is done with a product as a whole. What is typed is saved first: what is published is what stands in the form. */
export function ProductActions() {
  const { texts, to } = useEditor();
  const t = texts('editorCatalogue');
  const { product } = useProductWork();
  const { state, slug } = product;
  const [asked, setAsked] = useState<'discardProduct' | 'withdrawProduct'>();
  const { run, isBusy, isFailed } = useStep();
  const close = () => setAsked(undefined);
  return (
    <div className={styles.actions}>
      <ButtonLink href={to(`/catalogue/new?from=${slug}`)} variant="secondary" size="compact" icon="copy">
        {t('copy')}
      </ButtonLink>
      {state === 'CHANGED' ? (
        <Button variant="secondary" size="compact" icon="undo" onClick={() => setAsked('discardProduct')}>
          {t('discard')}
        </Button>
      ) : null}
      {product.publishedAt ? (
        <Button variant="secondary" size="compact" icon="minus" onClick={() => setAsked('withdrawProduct')}>
          {t('withdraw')}
        </Button>
      ) : null}
      {state === 'WITHDRAWN' ? (
        <Button size="compact" busy={isBusy} onClick={() => run('returnProduct')}>
          {t('return')}
        </Button>
      ) : (
        <Button size="compact" busy={isBusy && !asked} onClick={() => run('publishProduct')}>
          {t('publish')}
        </Button>
      )}
      {asked ? (
        <FormDialog
          title={t(asked === 'discardProduct' ? 'discard.title' : 'withdraw.title')}
          text={t(asked === 'discardProduct' ? 'discard.text' : 'withdraw.text')}
          submitLabel={t(asked === 'discardProduct' ? 'discard' : 'withdraw')}
          cancelLabel={texts('editor')('cancel')}
          danger
          busy={isBusy}
          {...(isFailed && { problem: texts('editor')('tryLater') })}
          onSubmit={async () => {
            if (await run(asked)) close();
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

/** Does a step, and says what came of it. */
function useStep() {
  const { texts, sendMutation, notify, locale } = useEditor();
  const t = texts('editorCatalogue');
  const { product, store, take } = useProductWork();
  const change = useChange();
  const send = async (step: Step): Promise<ProductChange> => {
    const order = { slug: product.slug, revision: store.view().revision, language: locale.language };
    switch (step) {
      case 'publishProduct':
        return (await sendMutation('products', step, order)).publishProduct;
      case 'discardProduct':
        return (await sendMutation('products', step, order)).discardProduct;
      case 'withdrawProduct':
        return (await sendMutation('products', step, order)).withdrawProduct;
      case 'returnProduct':
        return (await sendMutation('products', step, order)).returnProduct;
    }
  };
  const run = async (step: Step): Promise<boolean> => {
    let made: ProductChange | undefined;
    await store.flush();
    if (hasUnsavedChanges(store.view().state)) {
      notify('error', texts('editorPages')('publish.notKept'));
      return false;
    }
    const isSent = await change.run(async () => {
      made = await send(step);
    });
    if (!isSent || !made) {
      notify('error', texts('editor')('tryLater'));
      return false;
    }
    take(made);
    if (made.done) notify('success', t(`done.${step}`));
    else notify('error', t(made.isConflict ? 'notDone.conflict' : 'notDone.problems'));
    return true;
  };
  return { run, isBusy: change.isBusy, isFailed: change.error !== undefined };
}
