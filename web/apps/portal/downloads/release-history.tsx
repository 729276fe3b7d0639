import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { usePortal } from '../portal.ts';
import type { ManagedRelease } from './release-operations.ts';
import styles from './releases.module.css';

/** The changes of a release with their authors, newest first. */
export function ReleaseHistory({ release: { events } }: { release: ManagedRelease }) {
  const t = usePortal().texts('portal');
  return (
    <Panel title={t('releases.history')}>
      {events.length === 0 ? (
        <p className="muted">{t('releases.history.none')}</p>
      ) : (
        <ol className={styles.events}>
          {events.map(({ id, at, action, detail, actor }) => (
            <li key={id} className={styles.event}>
              <span>
                {t(`releases.action.${action}`)}
                {detail ? `: ${detail}` : ''}
              </span>
              <span className="muted small">
                <DateTime at={at} /> · {actor ?? t('releases.formerUser')}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
