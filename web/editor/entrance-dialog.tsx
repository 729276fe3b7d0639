import { useState } from 'react';
import { TextInput } from '#web/ui/form/text-fields.tsx';
import { FormDialog } from '#web/ui/form-dialog/form-dialog.tsx';
import { useEditor } from './editor.ts';

const address = '/api/editor-area-authentication';

/** Signs in again in the middle of work; everything that was typed stays behind the dialog. */
export function EntranceDialog() {
  const { base, entrance, session, texts } = useEditor();
  const t = texts('editor');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const enter = async (fields: FormData) => {
    setBusy(true);
    const answer = await signIn(session.name, String(fields.get('password')));
    setBusy(false);
    if (answer === 'entered') entrance.opened();
    else setProblem(t(answer === 'wrong' ? 'entrance.wrong' : 'tryLater'));
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
      <TextInput
        id="entrance-password"
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('entrance.password')}
      />
    </FormDialog>
  );
}

async function signIn(name: string, input: string): Promise<'entered' | 'wrong' | 'failed'> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input, name }),
    });
    const { success } = (await answer.json()) as { success?: boolean };
    if (success) return 'entered';
    return answer.status < 500 ? 'wrong' : 'failed';
  } catch {
    return 'failed';
  }
}
