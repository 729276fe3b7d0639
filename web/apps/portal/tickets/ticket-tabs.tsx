import { useSearchParams } from 'react-router';
import { withQuery } from '#web/apps/frame/query-with.ts';
import { Link } from '#web/design/link/link.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { usePortal } from '../portal.ts';
import styles from './ticket-list.module.css';
import { countOf, findTab, ticketTabNames } from './ticket-list-choice.ts';
import type { TicketListData } from './ticket-operations.ts';

/** The states as tabs that are links: each has an address. */
export function TicketTabs({ counts }: Pick<TicketListData['tickets'], 'counts'>) {
  const { texts, to, locale } = usePortal();
  const t = texts('tickets');
  const [query] = useSearchParams();
  const current = findTab(query);
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {ticketTabNames.map((tab) => {
        const next = withQuery(query, { status: tab === 'unsolved' ? '' : tab });
        return (
          <Link
            key={tab}
            className={styles.tab}
            href={to(`/tickets/list${next.size > 0 ? `?${next}` : ''}`)}
            aria-current={tab === current ? 'page' : undefined}
          >
            {t(`tab.${tab}`)}
            <span className={styles.count}>{formatNumber(countOf(tab, counts), locale)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
