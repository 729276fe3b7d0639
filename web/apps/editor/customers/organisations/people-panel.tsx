import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../customers.module.css';
import { InviteAdministrator } from './invite-administrator.tsx';
import type { Organisation, OrganisationPerson } from './organisation-operations.ts';

/** The people of an organisation, administrators first. */
export function PeoplePanel({ organisation }: { organisation: Organisation }) {
  const t = useEditor().texts('editorCustomers');
  const [isInviting, setInviting] = useState(false);
  const { people, closedAt } = organisation;
  return (
    <Panel
      title={t('people')}
      text={t('people.text')}
      actions={
        closedAt ? null : (
          <Button variant="secondary" size="compact" icon="plus" onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        )
      }
    >
      {people.length === 0 ? <p className={styles.about}>{t('people.none')}</p> : null}
      <ul className={styles.lines}>
        {people.map((person) => (
          <li key={person.id}>
            <span className={styles.who}>
              <span className={styles.strong}>{person.name}</span>
              <span className={styles.about}>{person.email}</span>
              {person.administration ? <span className={styles.about}>{t('administrator')}</span> : null}
            </span>
            <PersonStatus organisation={organisation} person={person} />
          </li>
        ))}
      </ul>
      {isInviting ? (
        <InviteAdministrator organisation={organisation} onClose={() => setInviting(false)} />
      ) : null}
    </Panel>
  );
}

function stateOf({ hasAccount, administration }: OrganisationPerson) {
  if (administration === 'inviteExpired') return 'expired';
  if (!hasAccount || administration === 'invited') return 'invited';
  return 'active';
}

const status: Record<ReturnType<typeof stateOf>, Status> = {
  active: 'done',
  invited: 'waiting',
  expired: 'failed',
};

/** The state of a person, with a button that sends an open invitation again. */
function PersonStatus({ organisation, person }: { organisation: Organisation; person: OrganisationPerson }) {
  const { sendMutation, texts, notify } = useEditor();
  const t = texts('editorCustomers');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const state = stateOf(person);
  const mayInvite = state !== 'active' && person.administration !== null && !organisation.closedAt;
  const inviteAgain = async () => {
    const operation =
      organisation.kind === 'internal'
        ? 'inviteOwnAdministratorAgain'
        : 'inviteOrganisationAdministratorAgain';
    const given = { organisation: organisation.id, person: person.id };
    const isDone = await change.run(() => sendMutation('accounts', operation, given), revalidate);
    notify(isDone ? 'success' : 'error', t(isDone ? 'invite.sent' : 'invite.failed'));
  };
  return (
    <span className={styles.who}>
      <StatusLabel status={status[state]}>{t(`person.${state}`)}</StatusLabel>
      {mayInvite ? (
        <Button
          variant="quiet"
          size="compact"
          icon="mail"
          busy={change.isBusy}
          aria-label={t('invite.again.to', { name: person.name })}
          onClick={inviteAgain}
        >
          {t('invite.again')}
        </Button>
      ) : null}
    </span>
  );
}
