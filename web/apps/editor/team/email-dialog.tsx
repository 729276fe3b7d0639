import { useRevalidator } from 'react-router';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import type { Member, TeamChange } from './team-data.ts';
import { useAccessChange } from './use-access-change.ts';

/** The e-mail address of a member, which gets requests for approval if a chief editor. */
export function EmailDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { sendMutation, texts, notify } = useEditor();
  const t = texts('editorTeam');
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useAccessChange<TeamChange>();
  const save = async (fields: FormData) => {
    const order = { id: member.id, email: String(fields.get('email') ?? '') };
    const done = await run(
      async () => (await sendMutation('content', 'setEditorEmail', order)).setEditorEmail,
    );
    if (!done) return;
    notify('success', t('email.done'));
    onClose();
    await revalidate();
  };
  return (
    <FormDialog
      title={t('action.for', { action: t('action.email'), name: member.name })}
      text={t('email.text')}
      submitLabel={t('email.save')}
      cancelLabel={texts('editor')('cancel')}
      busy={isBusy}
      onSubmit={(fields) => void save(fields)}
      onClose={onClose}
    >
      <TextInput
        id="editor-email"
        name="email"
        type="email"
        label={t('column.email')}
        hint={t('email.hint')}
        error={problem}
        defaultValue={member.email ?? ''}
      />
    </FormDialog>
  );
}
