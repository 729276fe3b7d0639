import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { TextArea } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../portal.ts';
import type { ManagedRelease } from './release-operations.ts';

/** DLC-01: takes a version away from customers, and says why. */
export function WithdrawRelease({
  release: { id, revision, softwareName, version },
}: {
  release: ManagedRelease;
}) {
  const { texts, ask, tell } = usePortal();
  const t = texts('portal');
  const change = useChange();
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const error = change.error;
  const isTooLong = error?.code === 'BAD_USER_INPUT';
  const withdraw = async (fields: FormData) => {
    const reason = String(fields.get('reason') ?? '');
    if (!(await change.run(() => ask('support', 'withdrawRelease', { id, revision, reason })))) return;
    setAsked(false);
    tell('success', t('releases.withdrawn'));
    await revalidate();
  };
  return (
    <>
      <Button variant="secondary" size="compact" onClick={() => setAsked(true)}>
        {t('releases.withdraw')}
      </Button>
      {isAsked ? (
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
          onClose={() => setAsked(false)}
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

/** What was withdrawn is shown to customers again. */
export function PublishAgain({ release: { id, revision } }: { release: ManagedRelease }) {
  const { texts, ask, tell } = usePortal();
  const t = texts('portal');
  const change = useChange();
  const { revalidate } = useRevalidator();
  const publish = async () => {
    const isDone = await change.run(() => ask('support', 'publishRelease', { id, revision }));
    if (isDone) tell('success', t('releases.published'));
    else tell('error', t('tryLater'));
    await revalidate();
  };
  return (
    <Button variant="secondary" size="compact" busy={change.isBusy} onClick={publish}>
      {t('releases.publishAgain')}
    </Button>
  );
}
