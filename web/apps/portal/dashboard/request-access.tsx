import { useState } from 'react';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { useChange } from '#web/apps/frame/change.ts';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { Select } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import type { Translate } from '#web/i18n/translator.ts';
import { usePortal } from '../portal.ts';

type RequestAccessProps = {
  service: ApplicationKey;
  /** The person's organisations. */
  organisations: readonly { id: string; name: string }[];
  onClose: () => void;
  onRequested: () => void;
};

/** POR-01: asks the administrators of an organisation for access to a service. */
export function RequestAccess({ service, organisations, onClose, onRequested }: RequestAccessProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('portal');
  const change = useChange();
  const [isMissing, setMissing] = useState(false);
  const [only] = organisations.length === 1 ? organisations : [];

  const send = async (fields: FormData) => {
    const organisation = String(fields.get('organisation') ?? '').trim();
    setMissing(!organisation);
    if (!organisation) return;
    const isSent = await change.run(() =>
      sendOperation('accounts', 'requestAccess', { application: service, organisation }),
    );
    if (!isSent) return;
    notify('success', t('request.done'));
    onClose();
    onRequested();
  };
  const error = isMissing ? t('request.missing') : undefined;

  return (
    <FormDialog
      title={t('request.title', { service: t(`service.${service}`) })}
      text={t('request.text')}
      submitLabel={t('request.send')}
      cancelLabel={t('cancel')}
      busy={change.isBusy}
      problem={error ? undefined : getProblem(change.error, t)}
      onSubmit={send}
      onClose={onClose}
    >
      <Select
        id="request-organisation"
        name="organisation"
        label={t('request.organisation')}
        error={error}
        defaultValue={only?.id}
        placeholder={only ? undefined : ''}
        options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}

function getProblem(error: OperationError | undefined, t: Translate<'portal'>): string | undefined {
  if (!error) return undefined;
  return error.code === 'CONFLICT' ? t('request.conflict') : t('tryLater');
}
