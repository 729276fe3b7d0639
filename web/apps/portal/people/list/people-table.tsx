import { useState } from 'react';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { Link } from '#web/design/link/link.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { displayCountry, listFormat } from '#web/i18n/format/format.ts';
import { usePortal } from '../../portal.ts';
import { AccessState, useApplicationName } from '../access/access-labels.tsx';
import { AddApplication } from '../access/add-application.tsx';
import type { PeopleData } from '../people-data.ts';
import { SecondFactorState } from '../person/sign-in-panel.tsx';
import styles from './people.module.css';

type Listed = PeopleData['people']['items'][number];

/** People with their organisations and applications; on phones as cards. */
export function PeopleTable({ people }: { people: readonly Listed[] }) {
  const { texts, to, locale, viewer } = usePortal();
  const clock = useClock();
  const t = texts('people');
  return (
    <DataTable
      cards
      isDense
      caption={t('title')}
      columns={[
        {
          key: 'person',
          title: t('column.name'),
          cell: (person) => (
            <div className={styles.person}>
              <Link className={styles.name} href={to(`/user-admin/${person.id}`)}>
                {person.name || person.email}
              </Link>
              <span className={styles.mail}>{person.email}</span>
            </div>
          ),
        },
        {
          key: 'organisations',
          title: t('column.organisations'),
          cell: (person) => (
            <ul className={styles.lines}>
              {person.organisations.map(({ id, name, subRegion }) => (
                <li key={id}>
                  {name} <span className="muted">{subRegion}</span>
                </li>
              ))}
            </ul>
          ),
        },
        {
          key: 'place',
          title: t('column.place'),
          isMinor: true,
          cell: (person) =>
            listFormat(
              [person.city, person.country && displayCountry(person.country, locale.language)],
              locale,
              'plain',
            ) || '–',
        },
        {
          key: 'applications',
          title: t('column.applications'),
          cell: (person) => (
            <>
              <Applications person={person} />
              {person.id === viewer.id ? <AddForMe person={person} /> : null}
            </>
          ),
        },
        {
          key: 'secondFactor',
          title: t('signIn.factor'),
          cardLabel: t('signIn.factor'),
          isMinor: true,
          cell: (person) => <SecondFactorState signIn={person.signIn} />,
        },
        {
          key: 'lastSignIn',
          title: t('column.lastSignIn'),
          cardLabel: t('column.lastSignIn'),
          isMinor: true,
          cell: (person) => (person.lastSignInAt ? clock.format(person.lastSignInAt, 'short') : t('never')),
        },
      ]}
      rows={people}
      getKey={(person) => person.id}
    />
  );
}

/** UAD-01: administrators grant themselves applications in the same way as colleagues. */
function AddForMe({ person }: { person: Listed }) {
  const t = usePortal().texts('people');
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button variant="quiet" size="compact" icon="plus" onClick={() => setAdding(true)}>
        {t('addForMe')}
      </Button>
      {isAdding ? <AddApplication person={person} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

/** An active application is shown by its name alone; pending and former ones with their state. */
function Applications({ person: { accesses } }: { person: Listed }) {
  const t = usePortal().texts('people');
  const nameOf = useApplicationName();
  if (accesses.length === 0) return <span className="muted">{t('access.none')}</span>;
  return (
    <ul className={styles.accesses}>
      {accesses.map(({ id, application, status }) => (
        <li key={id} className={styles.access}>
          <span>{nameOf(application)}</span>
          {status === 'active' ? null : <AccessState status={status} />}
        </li>
      ))}
    </ul>
  );
}
