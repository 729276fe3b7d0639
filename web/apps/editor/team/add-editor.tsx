import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { ShownPassword } from './shown-password.tsx';
import type { TeamChange } from './team-data.ts';
import { useAccessChange } from './use-access-change.ts';

/** Adds an editor: name and role, and then the initial password to hand over. */
export function AddEditor({ onClose }: { onClose: () => void }) {
  const { sendMutation, texts } = useEditor();
  const t = texts('editorTeam');
  const role = texts('editor');
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useAccessChange<TeamChange>();
  const [added, setAdded] = useState<{ name: string; password: string }>();

  const add = async (fields: FormData) => {
    const wish = {
      name: String(fields.get('name')),
      role: fields.get('role') === 'chief' ? ('chief' as const) : ('editor' as const),
    };
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
      cancelLabel={role('cancel')}
      busy={isBusy}
      problem={problem}
      onSubmit={add}
      onClose={onClose}
    >
      <TextInput id="add-name" name="name" label={t('field.name')} autoComplete="off" required />
      <Select
        id="add-role"
        name="role"
        label={t('field.role')}
        options={(['editor', 'chief'] as const).map((key) => ({ value: key, label: role(`role.${key}`) }))}
      />
    </FormDialog>
  );
}
