import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { Icon } from '#web/design/icon/icon.tsx';
import { useApplication } from '../application.ts';
import { useClock } from '../time/use-clock.ts';
import { getConnection, subscribeToConnection } from './connection.ts';
import styles from './connection-status.module.css';

/**
 * Shows that the connection dropped, and when the visible data was loaded; when it is back, the screen is
 * reloaded.
 */
export function ConnectionStatus() {
  const t = useApplication().texts('application');
  const clock = useClock();
  const { isDown, seenAt } = useSyncExternalStore(subscribeToConnection, getConnection);
  const [wasDown, setWasDown] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isDown) setWasDown(true);
    else if (wasDown) void revalidate();
  }, [isDown, wasDown, revalidate]);
  const time = `${clock.format(seenAt, 'time')} ${clock.shortZone(seenAt)}`;
  return (
    <div role="status" className={styles.place}>
      {isDown ? (
        <p className={styles.line}>
          <Icon name="warning" />
          {t('line.lost', { time })}
        </p>
      ) : wasDown ? (
        <p className="visually-hidden">{t('line.back')}</p>
      ) : null}
    </div>
  );
}
