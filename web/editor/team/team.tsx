import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from '#web/ui/button/button.tsx';
import { PageHead } from '#web/ui/page-head/page-head.tsx';
import { Panel, Panels } from '#web/ui/panel/panel.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { AddEditor } from './add-editor.tsx';
import { OwnPassword } from './own-password.tsx';
import type { Member } from './team-data.ts';
import { TeamTable } from './team-table.tsx';

export const title = ({ texts }: Editor) => texts('editorTeam')('title');

/** Who may edit is shown to chiefs alone; everybody changes the own password here. */
export const createLoader =
  ({ ask, session }: Editor) =>
  async (): Promise<Member[] | null> =>
    session.role === 'chief' ? (await ask('content', 'editors')).editors : null;

export function Component() {
  const members = useLoaderData<Member[] | null>();
  const t = useEditor().texts('editorTeam');
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
        <OwnPassword />
      </Panels>
      {isAdding ? <AddEditor onClose={() => setAdding(false)} /> : null}
    </>
  );
}
