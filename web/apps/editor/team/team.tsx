import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { may } from '#contracts/editing/roles.ts';
import { Button } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { AddEditor } from './add-editor.tsx';
import { getOwnAccess, type OwnAccess } from './own/own-data.ts';
import { OwnEmail } from './own/own-email.tsx';
import { OwnFactor } from './own/own-factor.tsx';
import { OwnPassword } from './own/own-password.tsx';
import { Sessions } from './own/sessions.tsx';
import type { Member } from './team-data.ts';
import { TeamTable } from './team-table.tsx';

export const title = ({ texts }: Editor) => texts('editorTeam')('title');

type Team = { members: Member[] | null; own: OwnAccess };

/** Who manages the team sees the team; every editor sees their own sign-in and sessions. */
export const createLoader =
  ({ sendQuery, session }: Editor) =>
  async (): Promise<Team> => {
    const [members, own] = await Promise.all([
      may(session.grants, 'manageTeam')
        ? sendQuery('content', 'editors').then(({ editors }) => editors)
        : null,
      getOwnAccess(sendQuery),
    ]);
    return { members, own };
  };

export function Component() {
  const { members, own } = useLoaderData<Team>();
  const { session, texts } = useEditor();
  const t = texts('editorTeam');
  const isNamed = session.id !== 'shared';
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t(members ? 'lead' : 'lead.own')}
        actions={
          members ? (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          ) : null
        }
      />
      <Panels>
        {members ? (
          <Panel title={t('members')} text={t('members.text')}>
            <TeamTable members={members} />
          </Panel>
        ) : null}
        {isNamed ? <OwnEmail email={own.email} /> : null}
        <OwnPassword />
        {isNamed ? <OwnFactor own={own} /> : null}
        <Sessions sessions={own.sessions} current={own.current} isShared={false} />
        {own.sharedSessions.length > 0 ? (
          <Sessions sessions={own.sharedSessions} current={own.current} isShared />
        ) : null}
      </Panels>
      {isAdding ? <AddEditor onClose={() => setAdding(false)} /> : null}
    </>
  );
}
