import { useState } from 'react';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from './editor.ts';

const address = '/api/editor-area-authentication';

type SignInResult = { success?: boolean; entry?: string; setUp?: boolean; seconds?: number };

/**
 * Signs in again in the middle of work, with password and second factor; the form behind the dialog keeps its
 * values.
 */
export function RepeatedSignInDialog() {
  const { base, repeatedSignIn, session, texts } = useEditor();
  const t = texts('editor');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [entry, setEntry] = useState<string>();

  const signInAgain = async (fields: FormData) => {
    setBusy(true);
    const code = String(fields.get('code'));
    const given = entry ? { entry, code } : { input: String(fields.get('password')), name: session.name };
    const response = await send(given);
    setBusy(false);
    if (response === 'failed') return setProblem(t('tryLater'));
    if (response.success) return repeatedSignIn.succeeded();
    // An authenticator app is set up in the sign-in forms.
    if (response.setUp) return location.assign(base);
    setProblem(getProblem(response));
    setEntry(response.entry);
  };

  const getProblem = (response: SignInResult) => {
    if (response.seconds) return t('gate.waitSeconds', { seconds: response.seconds });
    // The password was right; the code is next.
    if (response.entry && response.entry !== entry) return undefined;
    return entry ? texts('account')('problem.code') : t('entrance.wrong');
  };

  return (
    <FormDialog
      title={t('entrance.title')}
      text={t('entrance.text')}
      submitLabel={t('entrance.enter')}
      cancelLabel={t('signOut')}
      busy={isBusy}
      problem={problem}
      onSubmit={signInAgain}
      onClose={() => location.assign(base)}
    >
      <p>{session.name}</p>
      {entry ? (
        <TextInput
          key="code"
          id="entrance-code"
          name="code"
          autoComplete="one-time-code"
          label={t('gate.code')}
          autoFocus
        />
      ) : (
        <TextInput
          key="password"
          id="entrance-password"
          name="password"
          type="password"
          autoComplete="current-password"
          label={t('entrance.password')}
        />
      )}
    </FormDialog>
  );
}

async function send(body: object): Promise<SignInResult | 'failed'> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const result = (await response.json()) as SignInResult;
    return response.status < 500 ? result : 'failed';
  } catch {
    return 'failed';
  }
}
