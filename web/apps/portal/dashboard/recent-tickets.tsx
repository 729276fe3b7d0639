import { Suspense, use } from 'react';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Link } from '#web/design/link/link.tsx';
import { Skeleton } from '#web/design/skeleton/skeleton.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { usePortal } from '../portal.ts';
import { statusShapes, statusText } from '../ticket-status.ts';
import styles from './dashboard.module.css';
import type { DashboardData } from './dashboard-data.ts';

type Tickets = NonNullable<Awaited<DashboardData['tickets']>>;

/** The most recently changed tickets. */
export function RecentTickets({ tickets }: { tickets: Promise<Tickets | null> }) {
  const { texts, to } = usePortal();
  const t = texts('portal');
  return (
    <section aria-labelledby="recent-tickets">
      <div className={`${styles.head} ${styles.heading}`}>
        <Heading level={2} id="recent-tickets">
          {t('recent.title')}
        </Heading>
        <div className={styles.actions}>
          <TextLink href={to('/tickets/newticket')} icon="plus">
            {t('recent.new')}
          </TextLink>
          <TextLink href={to('/tickets/list')}>{t('recent.all')}</TextLink>
        </div>
      </div>
      <Suspense fallback={<Skeleton shape="text" lines={5} />}>
        <TicketRows tickets={tickets} />
      </Suspense>
    </section>
  );
}

function TicketRows({ tickets }: { tickets: Promise<Tickets | null> }) {
  const { texts, to } = usePortal();
  const clock = useClock();
  const t = texts('portal');
  const known = use(tickets);
  const items = known?.items;
  if (!items) return <p role="alert">{t('recent.failed')}</p>;
  if (items.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('recent.none.title')}
        text={t('recent.none.text', { hours: known.answerHours })}
        action={<ButtonLink href={to('/tickets/newticket')}>{t('recent.new')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {items.map(({ number, subject, status, updatedOn, machine }) => (
        <li key={number} className={styles.row}>
          <div className={styles.words}>
            <Link className={styles.subject} href={to(`/tickets/${number}`)}>
              {subject}
            </Link>
            <p className={styles.facts}>
              {[number, machine.name, machine.serialNumber].filter(Boolean).join(' · ')}
            </p>
          </div>
          <StatusLabel status={statusShapes[status]}>{statusText(t, status, known)}</StatusLabel>
          <time className={styles.date} dateTime={updatedOn}>
            {clock.format(updatedOn, 'short')}
          </time>
        </li>
      ))}
    </ul>
  );
}
