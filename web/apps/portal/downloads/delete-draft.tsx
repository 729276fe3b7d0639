import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../portal.ts';
import type { ManagedRelease } from './release-operations.ts';

/** DLC-01: deletes a draft that will not be published. */
export function DeleteDraft({
  release: { id, revision, softwareName, version },
}: {
  release: ManagedRelease;
}) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('portal');
  const navigate = useNavigate();
  const change = useChange();
  const [isConfirming, setConfirming] = useState(false);
  const remove = async () => {
    if (!(await change.run(() => sendOperation('support', 'deleteRelease', { id, revision })))) return;
    notify('success', t('releases.deleted'));
    await navigate('/downloads/releases');
  };
  return (
    <>
      <Button variant="secondary" size="compact" icon="trash" onClick={() => setConfirming(true)}>
        {t('releases.delete')}
      </Button>
      {isConfirming ? (
        <FormDialog
          title={t('releases.delete.title', { name: `${softwareName} ${version}` })}
          text={t('releases.delete.text')}
          submitLabel={t('releases.delete')}
          cancelLabel={t('cancel')}
          danger
          busy={change.isBusy}
          problem={
            change.error && t(change.error.code === 'CONFLICT' ? 'releases.error.changed' : 'tryLater')
          }
          onSubmit={remove}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
