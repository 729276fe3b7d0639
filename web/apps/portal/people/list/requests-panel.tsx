import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Moment } from '#web/apps/frame/time/moment.tsx';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Link } from '#web/design/link/link.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { usePortal } from '../../portal.ts';
import { AccessActions } from '../access/access-actions.tsx';
import { useApplicationName } from '../access/access-labels.tsx';
import type { SeenAccess, SeenPerson } from '../people-data.ts';
import { getProblem } from '../people-problem.ts';
import styles from './people.module.css';

type Asked = { person: SeenPerson; access: SeenAccess };

/** The list below begins in the first window. */
const shownAtOnce = 3;

/** UAD-02: who asks to be let in, before anything else; decided one by one, or all at once. */
export function RequestsPanel({ people }: { people: readonly SeenPerson[] }) {
  const t = usePortal().texts('people');
  const [isAsking, setAsking] = useState(false);
  const asked = people.flatMap((person): Asked[] =>
    person.accesses.flatMap((access) =>
      access.actions.includes('acceptRequest') ? [{ person, access }] : [],
    ),
  );
  if (asked.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <Panel
        title={t('waiting.title', { count: asked.length })}
        actions={
          asked.length > 1 ? (
            <Button size="compact" variant="secondary" onClick={() => setAsking(true)}>
              {t('waiting.acceptAll')}
            </Button>
          ) : undefined
        }
      >
        <Requests asked={asked.slice(0, shownAtOnce)} />
        {asked.length > shownAtOnce ? (
          <details>
            <summary>{t('waiting.more', { count: asked.length - shownAtOnce })}</summary>
            <Requests asked={asked.slice(shownAtOnce)} />
          </details>
        ) : null}
      </Panel>
      {isAsking ? <AcceptAll asked={asked} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function Requests({ asked }: { asked: readonly Asked[] }) {
  const { to } = usePortal();
  const nameOf = useApplicationName();
  return (
    <ul className={styles.requests}>
      {asked.map(({ person, access }) => (
        <li key={access.id} className={styles.request}>
          <div className={styles.person}>
            <span>
              <Link className={styles.name} href={to(`/user-admin/${person.id}`)}>
                {person.name || person.email}
              </Link>
              {' · '}
              {nameOf(access.application)}
            </span>
            <span className={styles.asked}>
              {person.email} · {access.organisation.name}
              {access.requestedAt ? (
                <>
                  {' · '}
                  <Moment at={access.requestedAt} />
                </>
              ) : null}
            </span>
          </div>
          <AccessActions person={person} access={access} among={['acceptRequest', 'deny']} />
        </li>
      ))}
    </ul>
  );
}

/** Says who gets what, and only of these is it done: who asks meanwhile is asked for anew. */
function AcceptAll({ asked, onClose }: { asked: readonly Asked[]; onClose: () => void }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('people');
  const nameOf = useApplicationName();
  const change = useChange();
  const { revalidate } = useRevalidator();
  const accept = async () => {
    let accepted: readonly string[] = [];
    const isDone = await change.run(async () => {
      const accesses = asked.map(({ access }) => access.id);
      ({ acceptRequests: accepted } = await sendOperation('accounts', 'acceptRequests', { accesses }));
    });
    await revalidate();
    if (!isDone) return;
    onClose();
    const left = asked.length - accepted.length;
    if (left > 0) notify('error', t('waiting.left', { count: left }));
    if (accepted.length > 0) notify('success', t('waiting.done', { count: accepted.length }));
  };
  return (
    <FormDialog
      title={t('waiting.acceptAll')}
      text={t('waiting.text', { count: asked.length })}
      submitLabel={t('waiting.accept', { count: asked.length })}
      cancelLabel={t('cancel')}
      busy={change.isBusy}
      problem={change.error && getProblem(change.error, t, 'acceptRequest')}
      onSubmit={accept}
      onClose={onClose}
    >
      <ul className={styles.lines}>
        {asked.map(({ person, access }) => (
          <li key={access.id}>
            <strong>{person.name || person.email}</strong>: {nameOf(access.application)} (
            {t(`role.${access.role}`)}), {access.organisation.name}
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
