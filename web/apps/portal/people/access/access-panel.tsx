import { useState } from 'react';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { DataList } from '#web/design/data-list/data-list.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { usePortal } from '../../portal.ts';
import type { SeenAccess, SeenPerson } from '../people-data.ts';
import styles from '../person/person.module.css';
import { AccessActions } from './access-actions.tsx';
import { AccessState, useApplicationName } from './access-labels.tsx';
import { AddApplication } from './add-application.tsx';

/** UAD-02: the applications of the person, each with its state and actions. */
export function AccessPanel({ person }: { person: SeenPerson }) {
  const { texts } = usePortal();
  const t = texts('people');
  const nameOf = useApplicationName();
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      title={t('applications')}
      actions={
        <Button variant="secondary" size="compact" icon="plus" onClick={() => setAdding(true)}>
          {t('action.add')}
        </Button>
      }
    >
      {person.accesses.length === 0 ? <p className="muted">{t('access.none')}</p> : null}
      <ul className={styles.accesses}>
        {person.accesses.map((access) => (
          <li key={access.id} className={styles.access}>
            <div className={styles.accessHead}>
              <h3 className={styles.application}>{nameOf(access.application)}</h3>
              <AccessState status={access.status} />
            </div>
            <AccessFacts access={access} />
            <AccessActions person={person} access={access} />
          </li>
        ))}
      </ul>
      {isAdding ? <AddApplication person={person} onClose={() => setAdding(false)} /> : null}
    </Panel>
  );
}

function AccessFacts({ access }: { access: SeenAccess }) {
  const { texts } = usePortal();
  const t = texts('people');
  const clock = useClock();
  const date = (moment: string | null) => moment && clock.format(moment, 'short');
  const isWaiting = access.status === 'invited' || access.status === 'inviteExpired';
  return (
    <DataList
      look="grid"
      items={[
        { term: t('field.organisation'), value: access.organisation.name },
        { term: t('field.role'), value: t(`role.${access.role}`) },
        {
          term: t('field.userType'),
          value: access.application === 'wireFlow' && t(`userType.${access.userType}`),
        },
        { term: t('field.requestedBy'), value: access.requestedBy },
        { term: t('field.requestedAt'), value: date(access.requestedAt) },
        { term: t('field.invitedAt'), value: isWaiting && date(access.invitedAt) },
        { term: t('field.expiresAt'), value: isWaiting && date(access.expiresAt) },
        { term: t('field.decidedBy'), value: access.decidedBy },
        { term: t('field.decidedAt'), value: date(access.decidedAt) },
      ]}
    />
  );
}
