import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../portal.ts';
import { refusalLabel } from './refusal-labels.ts';

/** The methods of re-authentication: a code besides the password, or a passkey alone. */
export type ProofMethods = { readonly code?: boolean; readonly passkey?: boolean };

type ProofDialogProps = { methods: ProofMethods; onProven: () => void; onClose: () => void };

/**
 * Asks for the same as signing in: the password with the second factor if there is one, or a passkey alone.
 */
export function ProofDialog({ methods, onProven, onClose }: ProofDialogProps) {
  const { texts, sendOperation } = usePortal();
  const t = texts('account');
  const change = useChange();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isFailed, setFailed] = useState(false);
  const { error } = change;
  const fieldNames = methods.code ? (['password', 'code'] as const) : (['password'] as const);

  const send = async (fields: FormData) => {
    const given = { password: String(fields.get('password')), code: String(fields.get('code') ?? '') };
    const empty = fieldNames.filter((name) => !given[name].trim());
    setMissing(empty);
    setFailed(false);
    if (empty.length > 0) return;
    if (await change.run(() => sendOperation('accounts', 'proveIdentity', given))) onProven();
  };
  const byPasskey = async () => {
    setMissing([]);
    let answer: string | undefined;
    const isDone = await change.run(async () => {
      const { beginPasskeyProof } = await sendOperation('accounts', 'beginPasskeyProof');
      answer = await getAnswer(beginPasskeyProof);
      if (answer) await sendOperation('accounts', 'provePasskey', { answer });
    });
    const isProven = isDone && answer !== undefined;
    setFailed(!isProven);
    if (isProven) onProven();
  };
  const wrong = (name: string) => error !== undefined && name in error.fields;
  const isAtField = missing.length > 0 || wrong('password') || wrong('code') || wrong('answer');
  const refused = error && !isAtField ? (refusalLabel(error, t) ?? texts('portal')('tryLater')) : undefined;

  return (
    <FormDialog
      title={t('confirm.title')}
      text={t('confirm.text')}
      submitLabel={t('confirm.action')}
      cancelLabel={texts('portal')('cancel')}
      busy={change.isBusy}
      problem={refused ?? (isFailed ? t('confirm.passkeyFailed') : undefined)}
      onSubmit={send}
      onClose={onClose}
    >
      {methods.passkey ? (
        <div>
          <Button variant="secondary" size="compact" busy={change.isBusy} onClick={byPasskey}>
            {t('confirm.passkey')}
          </Button>
        </div>
      ) : null}
      <TextInput
        id="confirm-password"
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('password.current')}
        error={
          missing.includes('password')
            ? t('problem.password')
            : wrong('password')
              ? t('problem.currentPassword')
              : undefined
        }
      />
      {methods.code ? (
        <TextInput
          id="confirm-code"
          name="code"
          autoComplete="one-time-code"
          label={t('confirm.code')}
          error={missing.includes('code') || wrong('code') ? t('problem.code') : undefined}
        />
      ) : null}
    </FormDialog>
  );
}

/**
 * The browser's response to the request, as JSON; undefined when the person cancelled or the device cannot.
 */
async function getAnswer(request: string): Promise<string | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(request) }));
  } catch (error) {
    console.warn('No passkey was shown', error);
    return undefined;
  }
}
