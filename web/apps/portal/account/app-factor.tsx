import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { AppSecret } from '#web/design/app-secret/app-secret.tsx';
import { Button } from '#web/design/button/button.tsx';
import { FactorLine } from '#web/design/factor-line/factor-line.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { usePortal } from '../portal.ts';
import { useProof } from './proof.tsx';

type AppFactorProps = {
  hasTotp: boolean;
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  onRemoved: () => void;
};

type Offer = { uri: string; secret: string };

/** Codes of an authenticator app (RFC 6238). */
export function AppFactor({ hasTotp, onAdded, onRemoved }: AppFactorProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('account');
  const proof = useProof();
  const [offer, setOffer] = useState<Offer>();

  const begin = async () => {
    setOffer((await proof.run(() => sendOperation('accounts', 'beginTotp')))?.beginTotp);
  };
  const remove = async () => {
    if (!(await proof.run(() => sendOperation('accounts', 'removeTotp')))) return;
    notify('success', t('removed'));
    onRemoved();
  };
  return (
    <FactorLine
      title={t('totp.title')}
      state={
        <StatusLabel status={hasTotp ? 'done' : 'none'}>{t(hasTotp ? 'totp.on' : 'totp.off')}</StatusLabel>
      }
      actions={
        <Button variant="secondary" size="compact" busy={proof.isBusy} onClick={hasTotp ? remove : begin}>
          {t(hasTotp ? 'remove' : 'totp.add')}
          {hasTotp ? <span className="visually-hidden">: {t('totp.title')}</span> : null}
        </Button>
      }
    >
      {offer ? (
        <TotpDialog
          offer={offer}
          onClose={() => setOffer(undefined)}
          onAdded={(codes) => {
            setOffer(undefined);
            notify('success', t('totp.added'));
            onAdded(codes);
          }}
        />
      ) : null}
      {proof.dialog}
    </FactorLine>
  );
}

type TotpDialogProps = { offer: Offer; onClose: () => void; onAdded: AppFactorProps['onAdded'] };

function TotpDialog({ offer, onClose, onAdded }: TotpDialogProps) {
  const { texts, sendOperation } = usePortal();
  const t = texts('account');
  const change = useChange();
  const isWrong = change.error !== undefined && 'code' in change.error.fields;

  const confirm = (fields: FormData) => {
    const code = String(fields.get('code')).replaceAll(/\s/g, '');
    void change.run(async () => {
      const { confirmTotp } = await sendOperation('accounts', 'confirmTotp', { code });
      onAdded(confirmTotp.recoveryCodes);
    });
  };
  return (
    <FormDialog
      title={t('totp.add')}
      text={t('totp.scan')}
      submitLabel={t('confirm.action')}
      cancelLabel={texts('portal')('cancel')}
      busy={change.isBusy}
      problem={change.error && !isWrong ? texts('portal')('tryLater') : undefined}
      onSubmit={confirm}
      onClose={onClose}
    >
      <AppSecret {...offer} qrLabel={t('totp.qr')} secretLabel={t('totp.secret')} />
      <TextInput
        id="totp-code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('totp.code')}
        error={isWrong ? t('problem.code') : undefined}
      />
    </FormDialog>
  );
}
