import { useState } from 'react';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { useEditor } from '../editor.ts';
import { type Action, ChangeMember } from './change-member.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { useGrantLabels } from './grants/grant-labels.ts';
import grantStyles from './grants/grants.module.css';
import { RolesDialog } from './grants/roles-dialog.tsx';
import styles from './team.module.css';
import type { Member } from './team-data.ts';

/** The members of the team with their roles and actions. */
export function TeamTable({ members }: { members: readonly Member[] }) {
  const { session, texts } = useEditor();
  const clock = useClock();
  const t = texts('editorTeam');
  const { grantLabel } = useGrantLabels();
  const [changing, setChanging] = useState<{ member: Member; action: Action }>();
  const [granted, setGranted] = useState<Member>();
  const [addressed, setAddressed] = useState<Member>();
  return (
    <>
      <DataTable
        cards
        caption={t('title')}
        rows={members}
        getKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('column.name'),
            cell: ({ name }) => (
              <span className={styles.name}>{name === session.name ? t('you', { name }) : name}</span>
            ),
          },
          {
            key: 'email',
            title: t('column.email'),
            cardLabel: t('column.email'),
            cell: ({ email }) => <span className={styles.email}>{email ?? '–'}</span>,
          },
          {
            key: 'roles',
            title: t('column.roles'),
            cell: ({ grants }) => (
              <ul className={grantStyles.list}>
                {grants.map((grant) => (
                  <li key={JSON.stringify(grant)}>{grantLabel(grant)}</li>
                ))}
              </ul>
            ),
          },
          {
            key: 'state',
            title: t('column.state'),
            cell: ({ isActive }) => (
              <StatusLabel status={isActive ? 'done' : 'none'}>
                {t(isActive ? 'state.active' : 'state.shutOut')}
              </StatusLabel>
            ),
          },
          {
            key: 'factor',
            title: t('column.factor'),
            cardLabel: t('column.factor'),
            cell: ({ hasFactor }) => texts('account')(hasFactor ? 'totp.on' : 'totp.off'),
          },
          {
            key: 'since',
            title: t('column.since'),
            cardLabel: t('column.since'),
            cell: ({ createdAt }) => clock.format(createdAt, 'short'),
          },
          {
            key: 'actions',
            title: t('column.actions'),
            cell: (member) => (
              <div className={styles.actions}>
                <Button
                  size="compact"
                  variant="secondary"
                  aria-label={t('action.for', { action: t('action.email'), name: member.name })}
                  onClick={() => setAddressed(member)}
                >
                  {t('action.email')}
                </Button>
                {member.isActive ? (
                  <Button
                    size="compact"
                    variant="secondary"
                    aria-label={t('action.for', { action: t('action.roles'), name: member.name })}
                    onClick={() => setGranted(member)}
                  >
                    {t('action.roles')}
                  </Button>
                ) : null}
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
              </div>
            ),
          },
        ]}
      />
      {addressed ? <EmailDialog member={addressed} onClose={() => setAddressed(undefined)} /> : null}
      {granted ? <RolesDialog member={granted} onClose={() => setGranted(undefined)} /> : null}
      {changing ? <ChangeMember {...changing} onClose={() => setChanging(undefined)} /> : null}
    </>
  );
}

/** Editors change their own sign-in with their own password, in the panel beside the table. */
function getActions({ hasFactor, isActive }: Member, isOwn: boolean): Action[] {
  if (!isActive) return ['letIn'];
  return [
    ...(isOwn ? [] : (['newPassword'] as const)),
    ...(hasFactor && !isOwn ? (['resetFactor'] as const) : []),
    'shutOut',
  ];
}
