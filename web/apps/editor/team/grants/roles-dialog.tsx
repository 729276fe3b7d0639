import { useRevalidator } from 'react-router';
import { isChief } from '#contracts/editing/roles.ts';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import type { Member, TeamChange } from '../team-data.ts';
import { useAccessChange } from '../use-access-change.ts';
import { GrantRows, useGrantRows } from './grant-rows.tsx';

/** Changes the roles of a member. */
export function RolesDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { sendMutation, texts, notify } = useEditor();
  const t = texts('editorTeam');
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useAccessChange<TeamChange>();
  const form = useGrantRows(member.grants);
  const { id, name } = member;

  const save = async (fields: FormData) => {
    const grants = form.read(fields);
    if (!grants) return;
    const done = await run(
      async () => (await sendMutation('content', 'changeEditorAccess', { id, grants })).changeEditorAccess,
    );
    await revalidate();
    if (!done) return;
    notify('success', t('done.roles', { name }));
    onClose();
  };

  return (
    <FormDialog
      title={t('action.for', { action: t('action.roles'), name })}
      text={isChief(member.grants) ? t('roles.textChief', { name }) : t('roles.text')}
      submitLabel={t('roles.save')}
      cancelLabel={texts('editor')('cancel')}
      isWide
      busy={isBusy}
      problem={problem}
      onSubmit={(fields) => void save(fields)}
      onClose={onClose}
    >
      <GrantRows form={form} />
    </FormDialog>
  );
}
