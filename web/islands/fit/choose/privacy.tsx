import { useEffect, useState } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import styles from '../fit.module.css';
import { useFit } from '../fit-context.ts';

/** The policy with which the server delivers every script; a worker runs under it. */
const policy = "Content-Security-Policy: default-src 'none'";

/** The privacy promise, the number of requests, and how to verify it. */
export function Privacy({ chosenAt }: { chosenAt: number | undefined }) {
  const { figures, t } = useFit();
  const requests = useRequests(chosenAt);
  return (
    <div className={styles.privacy}>
      <Icon name="lock" />
      <p>
        <b>{t('privacy')}</b>
        <span role="status">
          {chosenAt === undefined
            ? t('privacy.before')
            : t('privacy.requests', { count: figures.count(requests) })}
        </span>
      </p>
      <details>
        <summary>{t('privacy.how')}</summary>
        <div>
          <p>{t('privacy.header')}</p>
          <code>{policy}</code>
          <p>{t('privacy.offline')}</p>
        </div>
      </details>
    </div>
  );
}

/** The number of requests of this tab since a moment, from the browser's own performance entries. */
function useRequests(since: number | undefined): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (since === undefined) return;
    const observer = new PerformanceObserver((list) => {
      const more = list.getEntries().filter(({ startTime }) => startTime >= since).length;
      if (more > 0) setCount((before) => before + more);
    });
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, [since]);
  return count;
}
