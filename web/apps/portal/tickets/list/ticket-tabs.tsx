import { useSearchParams } from 'react-router';
import { withQuery } from '#web/apps/frame/with-query.ts';
import { Link } from '#web/design/link/link.tsx';
import { formatCount } from '#web/i18n/format/format.ts';
import { usePortal } from '../../portal.ts';
import type { TicketListData } from '../ticket-operations.ts';
import styles from './ticket-list.module.css';
import { countOf, ticketTabs } from './ticket-list-choice.ts';

type TicketTabsProps = {
  tickets: Pick<TicketListData['tickets'], 'counts' | 'view'>;
  readerIsEmployee: boolean;
};

/** Tabs by whose turn it is, as links with addresses of their own. Their counts add up to the total. */
export function TicketTabs({ tickets: { counts, view }, readerIsEmployee }: TicketTabsProps) {
  const { texts, to, locale } = usePortal();
  const t = texts('tickets');
  const [query] = useSearchParams();
  const tabs = ticketTabs[readerIsEmployee ? 'desk' : 'customer'];
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {tabs.map((tab) => {
        const next = withQuery(query, { status: tab === tabs[0] ? '' : tab });
        const isTwofold = tab === 'ours' || tab === 'waitingForCustomer';
        return (
          <Link
            key={tab}
            className={styles.tab}
            href={to(`/tickets/list${next.size > 0 ? `?${next}` : ''}`)}
            aria-current={tab === view ? 'page' : undefined}
          >
            {t(readerIsEmployee && isTwofold ? `tab.desk.${tab}` : `tab.${tab}`)}
            <span className={styles.count}>{formatCount(countOf(tab, counts), locale)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
