import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { type BrokenPolicy, getPolicyLabel } from '#web/i18n/policy-labels.ts';
import { usePortal } from '../portal.ts';
import { refusalLabel } from './refusal-labels.ts';

/** ACC-01: the form for a new password. */
export function PasswordPanel({ onChanged }: { onChanged: () => void }) {
  const t = usePortal().texts('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={t('password.title')}
      actions={
        <Button variant="secondary" size="compact" onClick={() => setOpen(true)}>
          {t('password.change')}
        </Button>
      }
    >
      {isOpen ? <PasswordDialog onClose={() => setOpen(false)} onChanged={onChanged} /> : null}
    </Panel>
  );
}

function PasswordDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('account');
  const change = useChange();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { error } = change;

  const save = async (fields: FormData) => {
    const current = String(fields.get('current'));
    const next = String(fields.get('next'));
    const empty = [...Object.entries({ current, next })].filter(([, value]) => !value).map(([name]) => name);
    setMissing(empty);
    if (empty.length > 0) return;
    if (!(await change.run(() => sendOperation('accounts', 'changePassword', { current, next })))) return;
    notify('success', t('password.changed'));
    onClose();
    onChanged();
  };
  const getError = (field: 'current' | 'next') => {
    if (missing.includes(field)) return t('problem.password');
    if (!error || !(field in error.fields)) return undefined;
    if (field === 'current') return t('problem.currentPassword');
    const policies = (error.details.policies ?? []) as readonly BrokenPolicy[];
    return (
      policies.map((policy) => getPolicyLabel(texts('signIn'), policy)).join(' ') || t('problem.invalid')
    );
  };
  const isAtField = missing.length > 0 || getError('current') !== undefined || getError('next') !== undefined;

  return (
    <FormDialog
      title={t('password.change')}
      text={t('password.text')}
      submitLabel={t('save')}
      cancelLabel={texts('portal')('cancel')}
      busy={change.isBusy}
      problem={error && !isAtField ? (refusalLabel(error, t) ?? texts('portal')('tryLater')) : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        id="current-password"
        name="current"
        type="password"
        autoComplete="current-password"
        label={t('password.current')}
        error={getError('current')}
      />
      <TextInput
        id="new-password"
        name="next"
        type="password"
        autoComplete="new-password"
        label={t('password.new')}
        error={getError('next')}
      />
    </FormDialog>
  );
}
