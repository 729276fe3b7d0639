import { useState } from 'react';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { FieldStack } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import { useProductWork } from './product-work.ts';
import { useOrder } from './use-order.ts';

/** Schedules the publication or unpublication of a product, in the editor's time zone. */
export function PlanDialog({ onClose }: { onClose: () => void }) {
  const { texts, sendMutation } = useEditor();
  const t = texts('editorCatalogue');
  const clock = useClock();
  const { product } = useProductWork();
  const { run, isBusy, isFailed } = useOrder();
  const [takeOff, setTakeOff] = useState(false);
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const at = clock.read(typed);
  const isPast = !at || at.getTime() <= Date.now();
  const mayTakeOff = product.publishedAt !== null || product.plans.some((plan) => !plan.takeOff);
  const submit = async () => {
    setSent(true);
    if (!at || isPast) {
      document.getElementById('plan-at')?.focus();
      return;
    }
    const isDone = await run(
      async (order) =>
        (await sendMutation('products', 'planProduct', { ...order, at: at.toISOString(), takeOff }))
          .planProduct,
      t('plan.done'),
    );
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={t('plan.title')}
      text={t('plan.text')}
      submitLabel={t('plan')}
      cancelLabel={texts('editor')('cancel')}
      busy={isBusy}
      {...(isFailed && { problem: texts('editor')('tryLater') })}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldStack>
        {mayTakeOff ? (
          <Select
            id="plan-what"
            label={t('plan.what')}
            value={takeOff ? 'takeOff' : 'publish'}
            options={(['publish', 'takeOff'] as const).map((each) => ({
              value: each,
              label: t(`plan.${each}`),
            }))}
            onChange={({ target }) => setTakeOff(target.value === 'takeOff')}
          />
        ) : null}
        <TextInput
          id="plan-at"
          type="datetime-local"
          label={t('plan.at')}
          hint={texts('editorCalendar')('zone', { zone: clock.zone(at ?? new Date()) })}
          error={isSent && isPast ? t('plan.at.past') : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </FieldStack>
    </FormDialog>
  );
}
