import { type ReactNode, useState } from 'react';
import type { Translate } from '#web/i18n/translator.ts';
import { AskError } from '#web/request/application/ask-error.ts';
import { useChange } from '#web/request/application/change.ts';
import { TextInput } from '#web/ui/form/text-fields.tsx';
import { FormDialog } from '#web/ui/form-dialog/form-dialog.tsx';
import { usePortal } from '../portal.ts';

export type Proof = {
  /**
   * Does something about signing in; when the back end wants the password for it, the person is asked and it is done
   * again with it. Undefined: the person cancelled, or it failed and that was told.
   */
  readonly run: <Value>(work: (password?: string) => Promise<Value>) => Promise<Value | undefined>;
  readonly isBusy: boolean;
  /** To be drawn beside what uses it. */
  readonly dialog: ReactNode;
};

type Asked = { attempt: (password: string) => Promise<void>; cancel: () => void };

/** ACC-01: whoever changes how an account is signed in to proves to be its owner. */
export function useProof(): Proof {
  const { texts, tell } = usePortal();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked>();

  const ask = <Value,>(work: (password?: string) => Promise<Value>): Promise<Value | undefined> =>
    new Promise((resolve) => {
      const end = (value?: Value) => {
        setAsked(undefined);
        resolve(value);
      };
      setAsked({ attempt: async (password) => end(await work(password)), cancel: () => end() });
    });

  return {
    isBusy,
    dialog: asked ? <PasswordDialog asked={asked} /> : null,
    async run(work) {
      setBusy(true);
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof AskError)) throw error;
        if ('password' in error.fields) return await ask(work);
        tell('error', refusalWords(error, texts('account')) ?? texts('portal')('tryLater'));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}

function PasswordDialog({ asked: { attempt, cancel } }: { asked: Asked }) {
  const { texts } = usePortal();
  const t = texts('account');
  const change = useChange();
  const [isMissing, setMissing] = useState(false);
  const isWrong = change.error !== undefined && 'password' in change.error.fields;

  const send = (fields: FormData) => {
    const password = String(fields.get('password'));
    setMissing(!password);
    if (password) void change.run(() => attempt(password));
  };
  const problem = change.error && !isWrong ? refusalWords(change.error, t) : undefined;
  return (
    <FormDialog
      title={t('confirm.title')}
      text={t('confirm.text')}
      submitLabel={t('confirm.action')}
      cancelLabel={texts('portal')('cancel')}
      busy={change.isBusy}
      problem={change.error && !isWrong ? (problem ?? texts('portal')('tryLater')) : undefined}
      onSubmit={send}
      onClose={cancel}
    >
      <TextInput
        id="confirm-password"
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('password.current')}
        error={isMissing ? t('problem.password') : isWrong ? t('problem.currentPassword') : undefined}
      />
    </FormDialog>
  );
}

/** Refusals of the accounts back end that people can do something about. */
export function refusalWords(error: AskError, t: Translate<'account'>): string | undefined {
  return error.code === 'TOO_MANY_ATTEMPTS' ? t('problem.throttled') : undefined;
}
