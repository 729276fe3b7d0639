import { type FormEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/design/button/button.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../team.module.css';
import { useAccessChange } from '../use-access-change.ts';
import type { OwnChange } from './own-data.ts';

/** Changes the editor's own password; with the shared password there is none. */
export function OwnPassword() {
  const { sendMutation, session, notify, texts } = useEditor();
  const t = texts('editorTeam');
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useAccessChange<OwnChange>();
  if (session.id === 'shared') return <Panel title={t('own')} text={t('own.shared')} />;

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const passwords = { current: String(fields.get('current')), next: String(fields.get('next')) };
    const send = async () =>
      (await sendMutation('content', 'changeOwnEditorPassword', passwords)).changeOwnEditorPassword;
    if (!(await run(send))) return;
    form.current?.reset();
    notify('success', t('own.done'));
    await revalidate();
  };

  return (
    <Panel title={t('own')} text={t('own.text')}>
      <form ref={form} className={styles.fields} onSubmit={save} noValidate>
        <input type="text" name="username" autoComplete="username" defaultValue={session.name} hidden />
        <TextInput
          id="own-current"
          name="current"
          type="password"
          autoComplete="current-password"
          label={t('own.current')}
        />
        <TextInput
          id="own-next"
          name="next"
          type="password"
          autoComplete="new-password"
          label={t('own.next')}
          hint={t('own.nextHint')}
          error={problem}
        />
        <Button type="submit" busy={isBusy}>
          {t('own.submit')}
        </Button>
      </form>
    </Panel>
  );
}
