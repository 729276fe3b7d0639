import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { ListPages } from '../../lists/list-pages.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { NothingListed } from '../../lists/nothing-listed.tsx';
import { type Portal, usePortal } from '../../portal.ts';
import { useTicketNews } from '../news/ticket-news.ts';
import type { TicketListData } from '../ticket-operations.ts';
import styles from './ticket-list.module.css';
import { isNarrowed, parseTicketFilters } from './ticket-list-choice.ts';
import { TicketListTools } from './ticket-list-tools.tsx';
import { TicketTable } from './ticket-table.tsx';
import { TicketTabs } from './ticket-tabs.tsx';

/** Notifications often come in groups: a reply changes its ticket, too. */
const gatherMs = 400;

/** Keeps a list of tickets up to date, without losing the focus or the scroll position. */
function useLiveList(): void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useTicketNews(undefined, () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void revalidate();
    }, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

export const title = (portal: Portal) => portal.texts('tickets')('title');

export const createLoader =
  ({ sendOperation }: Portal) =>
  ({ request }: LoaderFunctionArgs) =>
    sendOperation('support', 'ticketList', parseTicketFilters(new URL(request.url).searchParams));

/** TIC-01: the tickets of the person's organisations; employees see those of all customers. */
export function Component() {
  const data = useLoaderData<TicketListData>();
  const { tickets, ticketSettings } = data;
  const { texts, to } = usePortal();
  const clock = useClock();
  const { revalidate } = useRevalidator();
  const { readerIsEmployee } = ticketSettings;
  const t = texts('tickets');
  useLiveList();
  const { total, isMore } = tickets;
  return (
    <ListScreen
      title={t('title')}
      actions={
        <ButtonLink href={to('/tickets/newticket')} data-key="n" size="compact" icon="plus">
          {t(readerIsEmployee ? 'new.desk' : 'new')}
        </ButtonLink>
      }
      tabs={<TicketTabs tickets={tickets} readerIsEmployee={readerIsEmployee} />}
      tools={<TicketListTools data={data} />}
      total={t(isMore ? 'total.more' : 'total', { count: total })}
      pages={<ListPages path="/tickets/list" {...tickets} current={tickets.page} />}
    >
      {tickets.items.length > 0 ? (
        <>
          <TicketTable data={data} onChanged={() => void revalidate()} />
          <p className={styles.zone}>{t('zone', { zone: clock.zone(new Date()) })}</p>
        </>
      ) : (
        <NoTickets />
      )}
    </ListScreen>
  );
}

/** The empty state; a tab counts as a filter, too. */
function NoTickets() {
  const { texts, to } = usePortal();
  const [query, setQuery] = useSearchParams();
  const isPart = isNarrowed(query) || query.has('status');
  return (
    <NothingListed
      of="tickets"
      onClear={isPart ? () => setQuery({ status: 'all' }) : undefined}
      action={<ButtonLink href={to('/tickets/newticket')}>{texts('tickets')('new')}</ButtonLink>}
    />
  );
}
