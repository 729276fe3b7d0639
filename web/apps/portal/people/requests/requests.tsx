import type { ResultOf } from 'gql.tada';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Button } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Portal, usePortal } from '../../portal.ts';
import { AccessActions } from '../access/access-actions.tsx';
import { useApplicationName } from '../access/access-labels.tsx';
import type { AccessRequest } from '../people-data.ts';
import type { peopleOperations } from '../people-operations.ts';
import { AcceptAll } from './accept-all.tsx';
import styles from './requests.module.css';

type RequestsData = ResultOf<(typeof peopleOperations)['requests']>;

export const title = ({ texts }: Portal) => texts('people')('waiting.head');

export const createLoader =
  ({ sendOperation }: Portal) =>
  () =>
    sendOperation('accounts', 'requests');

/** UAD-02: the requests for access, decided one by one or all at once. */
export function Component() {
  const { waiting } = useLoaderData<RequestsData>();
  const { texts, to } = usePortal();
  const t = texts('people');
  const [isAsking, setAsking] = useState(false);
  const requested = waiting.items.flatMap((person): AccessRequest[] =>
    person.accesses.flatMap((access) =>
      access.actions.includes('acceptRequest') ? [{ person, access }] : [],
    ),
  );
  return (
    <Wrap>
      <PageHead
        back={{ href: to('/user-admin'), label: t('title') }}
        title={t('waiting.head')}
        actions={
          requested.length > 1 ? (
            <Button size="compact" onClick={() => setAsking(true)}>
              {t('waiting.acceptAll')}
            </Button>
          ) : null
        }
      />
      {requested.length > 0 ? (
        <Panel title={t('waiting.title', { count: requested.length })}>
          <ul className={styles.requests}>
            {requested.map((one) => (
              <Request key={one.access.id} {...one} />
            ))}
          </ul>
        </Panel>
      ) : (
        <EmptyState title={t('waiting.none')} />
      )}
      {isAsking ? <AcceptAll requested={requested} onClose={() => setAsking(false)} /> : null}
    </Wrap>
  );
}

function Request({ person, access }: AccessRequest) {
  const { to } = usePortal();
  const nameOf = useApplicationName();
  return (
    <li className={styles.request}>
      <div>
        <p>
          <Link className={styles.name} href={to(`/user-admin/${person.id}`)}>
            {person.name || person.email}
          </Link>
          {' · '}
          {nameOf(access.application)}
        </p>
        <p className={styles.facts}>
          {person.email} · {access.organisation.name}
          {access.requestedAt ? (
            <>
              {' · '}
              <DateTime at={access.requestedAt} />
            </>
          ) : null}
        </p>
      </div>
      <AccessActions person={person} access={access} among={['acceptRequest', 'deny']} />
    </li>
  );
}
