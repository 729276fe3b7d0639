import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { usePortal } from '../portal.ts';
import styles from './due.module.css';
import { formatLateness, formatUntil } from './due-time.ts';
import type { Ticket } from './ticket-operations.ts';

type DueProps = Pick<Ticket, 'due' | 'status' | 'lastWordOn'> & { readerIsEmployee: boolean };

/**
 * What is due next: a clock for the promised answer, a calendar for planned work, a triangle once it is late;
 * customers read when they will hear from the company, that it is late, or that it is their turn.
 */
export function DueWords({ due, status, lastWordOn, readerIsEmployee }: DueProps) {
  const { texts, locale } = usePortal();
  const t = texts('tickets');
  const clock = useClock();
  if (!due) {
    if (readerIsEmployee || status !== 'waitingForCustomer') return <span className="muted">–</span>;
    const since = clock.format(lastWordOn, 'short');
    return <Lines icon="clock" first={t('due.yours')} second={t('due.since', { day: since })} kind="yours" />;
  }
  const now = Date.now();
  const when = clock.format(due.at, 'moment');
  // Customers are not told how late it is; the date is enough.
  if (due.isLate && readerIsEmployee) {
    const late = t('due.late', { time: formatLateness(due.at, now, locale) });
    return <Lines icon="warning" first={late} second={when} kind="late" />;
  }
  if (due.isLate) return <Lines icon="clock" first={t('due.overdue')} second={when} kind="promise" />;
  if (due.kind === 'planned') {
    return (
      <Lines icon="calendar" first={t(readerIsEmployee ? 'due.planned' : 'due.comeBack')} second={when} />
    );
  }
  return <Lines icon="clock" first={formatUntil(due.at, now, locale)} second={when} kind="promise" />;
}

type LinesProps = { icon: IconName; first: string; second: string; kind?: 'late' | 'promise' | 'yours' };

function Lines({ icon, first, second, kind }: LinesProps) {
  return (
    <span className={styles.due} data-kind={kind}>
      <span className={styles.first}>
        <Icon name={icon} className={styles.icon} /> {first}
      </span>
      <span className={styles.second}>{second}</span>
    </span>
  );
}
