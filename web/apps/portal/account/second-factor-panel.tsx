import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { FactorLine } from '#web/design/factor-line/factor-line.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { usePortal } from '../portal.ts';
import type { SignIn } from './account-operations.ts';
import { AppFactor } from './app-factor.tsx';
import { Passkeys } from './passkeys.tsx';
import { useProof } from './proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type SecondFactorPanelProps = {
  signIn: SignIn;
  onChanged: () => void;
};

/** ACC-01: an authenticator app, passkeys, recovery codes, and removing the second factor. */
export function SecondFactorPanel({ signIn, onChanged }: SecondFactorPanelProps) {
  const t = usePortal().texts('account');
  const [codes, setCodes] = useState<readonly string[]>();
  const hasAny = signIn.hasTotp || signIn.passkeys.length > 0;
  const added = (recoveryCodes: readonly string[] | null) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    onChanged();
  };
  return (
    <Panel title={t('factor.title')} text={t('factor.text')}>
      <AppFactor hasTotp={signIn.hasTotp} onAdded={added} onRemoved={onChanged} />
      <Passkeys passkeys={signIn.passkeys} onAdded={added} onRemoved={onChanged} />
      {hasAny ? <RecoveryFactor left={signIn.recoveryCodes} onMade={added} /> : null}
      {hasAny ? <Reset onReset={onChanged} /> : null}
      {codes ? <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} /> : null}
    </Panel>
  );
}

function Reset({ onReset }: { onReset: () => void }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('account');
  const [isOpen, setOpen] = useState(false);
  const proof = useProof();
  const reset = async () => {
    const isReset = await proof.run(() => sendOperation('accounts', 'resetSecondFactor'));
    if (!isReset) return;
    notify('success', t('reset.done'));
    setOpen(false);
    onReset();
  };
  return (
    <div>
      <Button variant="danger" size="compact" onClick={() => setOpen(true)}>
        {t('reset.title')}
      </Button>
      {isOpen ? (
        <FormDialog
          title={t('reset.title')}
          text={t('reset.text')}
          submitLabel={t('reset.title')}
          cancelLabel={texts('portal')('cancel')}
          danger
          busy={proof.isBusy}
          onSubmit={reset}
          onClose={() => setOpen(false)}
        />
      ) : null}
      {proof.dialog}
    </div>
  );
}

type RecoveryFactorProps = { left: number; onMade: (codes: readonly string[]) => void };

/** The number of recovery codes left, and a button for new ones. */
function RecoveryFactor({ left, onMade }: RecoveryFactorProps) {
  const { texts, sendOperation } = usePortal();
  const t = texts('account');
  const proof = useProof();
  const make = async () => {
    const made = await proof.run(() => sendOperation('accounts', 'newRecoveryCodes'));
    if (made) onMade(made.newRecoveryCodes);
  };
  return (
    <FactorLine
      title={t('recovery.title')}
      state={t('recovery.left', { count: left })}
      actions={
        <Button variant="secondary" size="compact" busy={proof.isBusy} onClick={make}>
          {t('recovery.new')}
        </Button>
      }
    >
      {proof.dialog}
    </FactorLine>
  );
}
