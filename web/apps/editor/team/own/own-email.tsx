import type { FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/design/button/button.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../team.module.css';
import { useAccessChange } from '../use-access-change.ts';
import type { OwnChange } from './own-data.ts';

/** The editor's e-mail address for mails about work. */
export function OwnEmail({ email }: { email: string | null }) {
  const { sendMutation, notify, texts } = useEditor();
  const t = texts('editorTeam');
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useAccessChange<OwnChange>();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('email') ?? '');
    const send = async () =>
      (await sendMutation('content', 'setOwnEditorEmail', { email: wanted })).setOwnEditorEmail;
    if (!(await run(send))) return;
    notify('success', t('email.done'));
    await revalidate();
  };
  return (
    <Panel title={t('own.email')} text={t('email.text')}>
      <form className={styles.fields} onSubmit={save} noValidate>
        <TextInput
          id="own-email"
          name="email"
          type="email"
          autoComplete="email"
          label={t('column.email')}
          hint={t('email.hint')}
          error={problem}
          defaultValue={email ?? ''}
        />
        <Button type="submit" busy={isBusy}>
          {t('email.save')}
        </Button>
      </form>
    </Panel>
  );
}
