import { Link } from '#web/design/link/link.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { displayCountry, formatDate } from '#web/i18n/format.ts';
import { usePortal } from '../portal.ts';
import { AccessState, useApplicationName } from './access-labels.tsx';
import styles from './people.module.css';
import type { PeopleData } from './people-data.ts';

type Listed = PeopleData['people']['items'][number];

/** Who there is, where they belong and what they may use; on phones a card each. */
export function PeopleTable({ people }: { people: readonly Listed[] }) {
  const { texts, to, locale } = usePortal();
  const t = texts('people');
  return (
    <DataTable
      cards
      caption={t('title')}
      columns={[
        {
          key: 'person',
          title: t('column.person'),
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
          cell: (person) =>
            [person.city, person.country && displayCountry(person.country, locale.language)]
              .filter(Boolean)
              .join(', ') || '–',
        },
        {
          key: 'applications',
          title: t('column.applications'),
          cell: (person) => <Applications person={person} />,
        },
        {
          key: 'lastSignIn',
          title: t('column.lastSignIn'),
          cell: (person) =>
            person.lastSignInAt ? formatDate(person.lastSignInAt, locale, 'short') : t('never'),
        },
      ]}
      rows={people}
      getKey={(person) => person.id}
    />
  );
}

function Applications({ person: { accesses } }: { person: Listed }) {
  const t = usePortal().texts('people');
  const nameOf = useApplicationName();
  if (accesses.length === 0) return <span className="muted">{t('access.none')}</span>;
  return (
    <ul className={styles.lines}>
      {accesses.map(({ id, application, status }) => (
        <li key={id} className={styles.access}>
          <span>{nameOf(application)}</span>
          <AccessState status={status} />
        </li>
      ))}
    </ul>
  );
}
