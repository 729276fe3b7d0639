import { useState } from 'react';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from './editor.ts';

const address = '/api/editor-area-authentication';

type Answer = { success?: boolean; entry?: string; setUp?: boolean; seconds?: number };

/** Signs in again in the middle of work, with password and second factor; everything that was typed stays behind the dialog. */
export function EntranceDialog() {
  const { base, entrance, session, texts } = useEditor();
  const t = texts('editor');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [entry, setEntry] = useState<string>();

  const enter = async (fields: FormData) => {
    setBusy(true);
    const code = String(fields.get('code'));
    const given = entry ? { entry, code } : { input: String(fields.get('password')), name: session.name };
    const answer = await send(given);
    setBusy(false);
    if (answer === 'failed') return setProblem(t('tryLater'));
    if (answer.success) return entrance.opened();
    // An app is set up at the gate.
    if (answer.setUp) return location.assign(base);
    setProblem(getProblem(answer));
    setEntry(answer.entry);
  };

  const getProblem = (answer: Answer) => {
    if (answer.seconds) return t('gate.waitSeconds', { seconds: answer.seconds });
    // The password was right: the code comes next.
    if (answer.entry && answer.entry !== entry) return undefined;
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
      onSubmit={enter}
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

async function send(body: object): Promise<Answer | 'failed'> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said = (await answer.json()) as Answer;
    return answer.status < 500 ? said : 'failed';
  } catch {
    return 'failed';
  }
}
