import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { StatusWord } from '#web/design/status-word/status-word.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { formatDate } from '#web/i18n/format.ts';
import { useEditor } from '../editor.ts';
import { type Action, ChangeMember } from './change-member.tsx';
import styles from './team.module.css';
import type { Member } from './team-data.ts';

/** Who may edit, what each may do, and what can be done about it. */
export function TeamTable({ members }: { members: readonly Member[] }) {
  const { locale, session, texts } = useEditor();
  const t = texts('editorTeam');
  const role = texts('editor');
  const [changing, setChanging] = useState<{ member: Member; action: Action }>();
  const rows = members.map((member) => ({
    key: member.id,
    cells: [
      <span key="name" className={styles.name}>
        {member.name === session.name ? t('you', { name: member.name }) : member.name}
      </span>,
      role(`role.${member.role}`),
      <StatusWord key="state" status={member.isActive ? 'done' : 'none'}>
        {t(member.isActive ? 'state.active' : 'state.shutOut')}
      </StatusWord>,
      texts('account')(member.hasFactor ? 'totp.on' : 'totp.off'),
      formatDate(member.createdAt, locale, 'short'),
      <div key="actions" className={styles.actions}>
        {getActions(member, member.name === session.name).map((action) => (
          <Button
            key={action}
            size="compact"
            variant={action === 'shutOut' ? 'danger' : 'secondary'}
            aria-label={t('action.for', { action: t(`action.${action}`), name: member.name })}
            onClick={() => setChanging({ member, action })}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
      </div>,
    ],
  }));
  return (
    <>
      <DataTable
        cards
        caption={t('title')}
        columns={(['name', 'role', 'state', 'factor', 'since', 'actions'] as const).map((key) => ({
          key,
          title: t(`column.${key}`),
        }))}
        rows={rows}
      />
      {changing ? <ChangeMember {...changing} onClose={() => setChanging(undefined)} /> : null}
    </>
  );
}

/** How one enters oneself is changed with one's own password, beside the table. */
function getActions({ hasFactor, isActive, role }: Member, isOwn: boolean): Action[] {
  if (!isActive) return ['letIn'];
  const access: Action[] = [
    ...(isOwn ? [] : (['newPassword'] as const)),
    ...(hasFactor && !isOwn ? (['resetFactor'] as const) : []),
  ];
  return [role === 'chief' ? 'makeEditor' : 'makeChief', ...access, 'shutOut'];
}
