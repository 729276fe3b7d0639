import { useState } from 'react';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { FactorLine } from '#web/design/factor-line/factor-line.tsx';
import { usePortal } from '../portal.ts';
import type { SignIn } from './account-operations.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { useProof } from './proof.tsx';

type PasskeysProps = {
  passkeys: SignIn['passkeys'];
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  onRemoved: () => void;
};

/** Passkeys (WebAuthn) of the account, each with the name that its owner gave it. */
export function Passkeys({ passkeys, onAdded, onRemoved }: PasskeysProps) {
  const { texts, sendOperation, notify } = usePortal();
  const clock = useClock();
  const t = texts('account');
  const proof = useProof();
  const [isAdding, setAdding] = useState(false);

  const remove = async (id: string) => {
    if (!(await proof.run(() => sendOperation('accounts', 'removePasskey', { id })))) return;
    notify('success', t('removed'));
    onRemoved();
  };
  return (
    <FactorLine
      title={t('passkeys.title')}
      state={passkeys.length === 0 ? t('passkeys.none') : undefined}
      actions={
        <Button variant="secondary" size="compact" onClick={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
      }
    >
      {passkeys.map(({ id, name, createdAt }) => (
        <FactorLine
          key={id}
          level={4}
          title={name}
          state={t('passkeys.since', { date: clock.format(createdAt, 'day') })}
          actions={
            <Button variant="quiet" size="compact" busy={proof.isBusy} onClick={() => remove(id)}>
              {t('remove')}
              <span className="visually-hidden">: {name}</span>
            </Button>
          }
        />
      ))}
      {isAdding ? (
        <PasskeyDialog
          onClose={() => setAdding(false)}
          onAdded={(codes) => {
            setAdding(false);
            notify('success', t('passkeys.added'));
            onAdded(codes);
          }}
        />
      ) : null}
      {proof.dialog}
    </FactorLine>
  );
}
