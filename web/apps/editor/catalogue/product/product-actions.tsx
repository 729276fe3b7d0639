import { useState } from 'react';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../../pages/editor-head.module.css';
import type { ProductChange } from '../catalogue-operations.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { useProductWork } from './product-work.ts';
import { useOrder } from './use-order.ts';

type Step = 'publishProduct' | 'discardProduct' | 'withdrawProduct' | 'returnProduct';

/**
 * The actions for a product as a whole. Changes are saved first, so that what is published equals the form.
 */
export function ProductActions() {
  const { texts, to } = useEditor();
  const t = texts('editorCatalogue');
  const { product } = useProductWork();
  const { state, slug } = product;
  const [confirming, setConfirming] = useState<'discardProduct' | 'withdrawProduct'>();
  const [isPlanning, setPlanning] = useState(false);
  const { run, isBusy, isFailed } = useStep();
  const close = () => setConfirming(undefined);
  return (
    <div className={styles.actions}>
      <ButtonLink href={to(`/catalogue/new?from=${slug}`)} variant="secondary" size="compact" icon="copy">
        {t('copy')}
      </ButtonLink>
      {state === 'CHANGED' ? (
        <Button
          variant="secondary"
          size="compact"
          icon="undo"
          onClick={() => setConfirming('discardProduct')}
        >
          {t('discard')}
        </Button>
      ) : null}
      {product.publishedAt ? (
        <Button
          variant="secondary"
          size="compact"
          icon="minus"
          onClick={() => setConfirming('withdrawProduct')}
        >
          {t('withdraw')}
        </Button>
      ) : null}
      <Button variant="secondary" size="compact" icon="clock" onClick={() => setPlanning(true)}>
        {t('plan')}
      </Button>
      {state === 'WITHDRAWN' ? (
        <Button size="compact" busy={isBusy} onClick={() => run('returnProduct')}>
          {t('return')}
        </Button>
      ) : (
        <Button size="compact" busy={isBusy && !confirming} onClick={() => run('publishProduct')}>
          {t('publish')}
        </Button>
      )}
      {isPlanning ? <PlanDialog onClose={() => setPlanning(false)} /> : null}
      {confirming ? (
        <FormDialog
          title={t(confirming === 'discardProduct' ? 'discard.title' : 'withdraw.title')}
          text={t(confirming === 'discardProduct' ? 'discard.text' : 'withdraw.text')}
          submitLabel={t(confirming === 'discardProduct' ? 'discard' : 'withdraw')}
          cancelLabel={texts('editor')('cancel')}
          danger
          busy={isBusy}
          {...(isFailed && { problem: texts('editor')('tryLater') })}
          onSubmit={async () => {
            if (await run(confirming)) close();
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

/** Runs an action, and shows its outcome. */
function useStep() {
  const { texts, sendMutation } = useEditor();
  const t = texts('editorCatalogue');
  const { run, ...state } = useOrder();
  const send = async (
    step: Step,
    order: Parameters<Parameters<typeof run>[0]>[0],
  ): Promise<ProductChange> => {
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
  return { run: (step: Step) => run((order) => send(step, order), t(`done.${step}`)), ...state };
}
