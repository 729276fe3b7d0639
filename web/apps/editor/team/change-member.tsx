import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isChief } from '#contracts/editing/roles.ts';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { ShownPassword } from './shown-password.tsx';
import type { Member, TeamChange } from './team-data.ts';
import { useAccessChange } from './use-access-change.ts';

export type Action = 'newPassword' | 'resetFactor' | 'shutOut' | 'letIn';

type ChangeMemberProps = { member: Member; action: Action; onClose: () => void };

/** Explains an action on a member before it is confirmed. */
export function ChangeMember({ member, action, onClose }: ChangeMemberProps) {
  const { sendMutation, texts, notify } = useEditor();
  const t = texts('editorTeam');
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useAccessChange<TeamChange>();
  const [password, setPassword] = useState<string>();
  const { name, grants } = member;

  const confirm = async () => {
    const done = await run(() => act(sendMutation, member.id, action));
    await revalidate();
    if (!done) return;
    if (done.password) return setPassword(done.password);
    notify('success', t(`done.${action}`, { name }));
    onClose();
  };

  if (password) return <ShownPassword name={name} password={password} onClose={onClose} />;
  return (
    <FormDialog
      title={t('action.for', { action: t(`action.${action}`), name })}
      text={t(action === 'shutOut' && isChief(grants) ? 'confirm.shutOutChief' : `confirm.${action}`, {
        name,
      })}
      submitLabel={t(`action.${action}`)}
      cancelLabel={texts('editor')('cancel')}
      danger={action === 'shutOut' || action === 'resetFactor'}
      busy={isBusy}
      problem={problem}
      onSubmit={confirm}
      onClose={onClose}
    />
  );
}

async function act(sendMutation: Editor['sendMutation'], id: string, action: Action): Promise<TeamChange> {
  if (action === 'newPassword')
    return (await sendMutation('content', 'resetEditorPassword', { id })).resetEditorPassword;
  if (action === 'resetFactor')
    return (await sendMutation('content', 'resetEditorFactor', { id })).resetEditorFactor;
  const access = {
    shutOut: { isActive: false },
    letIn: { isActive: true },
  } as const;
  return (await sendMutation('content', 'changeEditorAccess', { id, ...access[action] })).changeEditorAccess;
}
