import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { TextArea } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../portal.ts';
import type { ManagedRelease } from './release-operations.ts';

/** DLC-01: withdraws a version from customers, with a reason. */
export function WithdrawRelease({
  release: { id, revision, softwareName, version },
}: {
  release: ManagedRelease;
}) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('portal');
  const change = useChange();
  const { revalidate } = useRevalidator();
  const [isConfirming, setConfirming] = useState(false);
  const error = change.error;
  const isTooLong = error?.code === 'BAD_USER_INPUT';
  const withdraw = async (fields: FormData) => {
    const reason = String(fields.get('reason') ?? '');
    if (!(await change.run(() => sendOperation('support', 'withdrawRelease', { id, revision, reason }))))
      return;
    setConfirming(false);
    notify('success', t('releases.withdrawn'));
    await revalidate();
  };
  return (
    <>
      <Button variant="secondary" size="compact" onClick={() => setConfirming(true)}>
        {t('releases.withdraw')}
      </Button>
      {isConfirming ? (
        <FormDialog
          title={t('releases.withdraw.title', { name: `${softwareName} ${version}` })}
          text={t('releases.withdraw.text')}
          submitLabel={t('releases.withdraw')}
          cancelLabel={t('cancel')}
          danger
          busy={change.isBusy}
          problem={
            error && !isTooLong
              ? t(error.code === 'CONFLICT' ? 'releases.error.changed' : 'tryLater')
              : undefined
          }
          onSubmit={withdraw}
          onClose={() => setConfirming(false)}
        >
          <TextArea
            id="release-reason"
            name="reason"
            rows={3}
            label={t('releases.withdraw.reason')}
            error={
              isTooLong ? t('releases.error.tooLong', { field: t('releases.withdraw.reason') }) : undefined
            }
          />
        </FormDialog>
      ) : null}
    </>
  );
}

/** Publishes a withdrawn release again. */
export function PublishAgain({ release: { id, revision } }: { release: ManagedRelease }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('portal');
  const change = useChange();
  const { revalidate } = useRevalidator();
  const publish = async () => {
    const isDone = await change.run(() => sendOperation('support', 'publishRelease', { id, revision }));
    if (isDone) notify('success', t('releases.published'));
    else notify('error', t('tryLater'));
    await revalidate();
  };
  return (
    <Button variant="secondary" size="compact" busy={change.isBusy} onClick={publish}>
      {t('releases.publishAgain')}
    </Button>
  );
}
