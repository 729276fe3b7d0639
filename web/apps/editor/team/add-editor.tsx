import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { everywhere } from '#contracts/editing/roles.ts';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { GrantRows, useGrantRows } from './grants/grant-rows.tsx';
import { ShownPassword } from './shown-password.tsx';
import type { TeamChange } from './team-data.ts';
import { useAccessChange } from './use-access-change.ts';

const newcomer = [everywhere('editor')];

/** Adds an editor: name and roles, and then the initial password to hand over. */
export function AddEditor({ onClose }: { onClose: () => void }) {
  const { sendMutation, texts } = useEditor();
  const t = texts('editorTeam');
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useAccessChange<TeamChange>();
  const form = useGrantRows(newcomer);
  const [added, setAdded] = useState<{ name: string; password: string }>();

  const add = async (fields: FormData) => {
    const grants = form.read(fields);
    if (!grants) return;
    const wish = { name: String(fields.get('name')), grants };
    const done = await run(async () => (await sendMutation('content', 'addEditor', wish)).addEditor);
    if (done?.editor && done.password) setAdded({ name: done.editor.name, password: done.password });
    await revalidate();
  };

  if (added) return <ShownPassword {...added} onClose={onClose} />;
  return (
    <FormDialog
      title={t('add')}
      text={t('add.text')}
      submitLabel={t('add.submit')}
      cancelLabel={texts('editor')('cancel')}
      isWide
      busy={isBusy}
      problem={problem}
      onSubmit={add}
      onClose={onClose}
    >
      <TextInput id="add-name" name="name" label={t('field.name')} autoComplete="off" required />
      <GrantRows form={form} />
    </FormDialog>
  );
}
