import { useEffect, useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Button } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { Skeleton } from '#web/design/skeleton/skeleton.tsx';
import { usePortal } from '../../portal.ts';
import type { SeenPerson, Trail } from '../people-data.ts';
import styles from './person.module.css';
import { trailLabels } from './trail-labels.ts';

/** The audit trail of the person with the actors, newest first; reloaded whenever the person has changed. */
export function TrailPanel({ person }: { person: SeenPerson }) {
  const { texts, sendOperation } = usePortal();
  const t = texts('people');
  const [trail, setTrail] = useState<Trail>();
  const [isFailed, setFailed] = useState(false);
  const change = useChange();

  useEffect(() => {
    let isCurrent = true;
    sendOperation('accounts', 'personTrail', { person: person.id, after: null }).then(
      ({ audit }) => isCurrent && setTrail(audit),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [sendOperation, person]);

  const more = () =>
    change.run(async () => {
      const { audit } = await sendOperation('accounts', 'personTrail', {
        person: person.id,
        after: trail?.endCursor ?? null,
      });
      setTrail({ ...audit, items: [...(trail?.items ?? []), ...audit.items] });
    });

  return (
    <Panel title={t('trail')} text={t('trail.text')}>
      {isFailed ? <p role="alert">{t('trail.failed')}</p> : null}
      {!trail && !isFailed ? <Skeleton shape="text" lines={4} /> : null}
      {trail && trail.items.length === 0 ? <p className="muted">{t('trail.none')}</p> : null}
      <ol className={styles.trail}>
        {trail?.items.map(({ id, action, actor, at, details }) => (
          <li key={id} className={styles.event}>
            <span className="muted small">
              <DateTime at={at} />
            </span>
            <span>{trailLabels(action, details, texts)}</span>
            <span className="muted small">{actor ?? t('trail.program')}</span>
          </li>
        ))}
      </ol>
      {trail?.hasNextPage ? (
        <Button variant="quiet" size="compact" busy={change.isBusy} onClick={more}>
          {t('trail.more')}
        </Button>
      ) : null}
    </Panel>
  );
}
