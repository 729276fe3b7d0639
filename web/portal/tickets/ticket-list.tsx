import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { PageHead } from '#web/ui/page-head/page-head.tsx';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import { Wrap } from '#web/ui/section/section.tsx';
import { type Portal, usePortal } from '../portal.ts';
import styles from './ticket-list.module.css';
import { isNarrowed, ticketChoiceIn } from './ticket-list-choice.ts';
import { TicketListTools } from './ticket-list-tools.tsx';
import type { TicketListData } from './ticket-operations.ts';
import { TicketTable } from './ticket-table.tsx';
import { TicketTabs } from './ticket-tabs.tsx';

export const title = (portal: Portal) => portal.texts('tickets')('title');

export const createLoader =
  ({ ask }: Portal) =>
  ({ request }: LoaderFunctionArgs) =>
    ask('support', 'ticketList', ticketChoiceIn(new URL(request.url).searchParams));

/** TIC-01: the tickets of the person's organisations; our own people see those of all customers. */
export function Component() {
  const { tickets, ticketChoices } = useLoaderData<TicketListData>();
  const { texts, to } = usePortal();
  const t = texts('tickets');
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <ButtonLink href={to('/tickets/newticket')} size="compact" icon="plus">
            {t('new')}
          </ButtonLink>
        }
      />
      <TicketTabs counts={tickets.counts} />
      <TicketListTools locations={ticketChoices.locations} />
      <p className={styles.total} role="status">
        {t('total', { count: tickets.total })}
      </p>
      {tickets.items.length > 0 ? <TicketTable tickets={tickets.items} /> : <NoTickets />}
      <Pages {...tickets} />
    </Wrap>
  );
}

/** None yet, none in this tab, and none that fits are three things. */
function NoTickets() {
  const { texts, to } = usePortal();
  const t = texts('tickets');
  const [query, setQuery] = useSearchParams();
  const isTab = query.has('status');
  if (!isNarrowed(query) && !isTab) {
    return (
      <EmptyState
        title={t('none')}
        text={t('none.text')}
        action={<ButtonLink href={to('/tickets/newticket')}>{t('new')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title={t('none.found')}
      text={t('none.found.text')}
      action={
        <Button variant="secondary" onClick={() => setQuery({ status: 'all' })}>
          {t('none.clear')}
        </Button>
      }
    />
  );
}

function Pages({ total, page, pageSize }: TicketListData['tickets']) {
  const { texts, to } = usePortal();
  const t = texts('tickets');
  const [query] = useSearchParams();
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(query);
    if (number > 1) next.set('page', String(number));
    else next.delete('page');
    return to(`/tickets/list${next.size > 0 ? `?${next}` : ''}`);
  };
  return (
    <Pagination
      labels={{ pages: t('pages'), previous: t('pages.previous'), next: t('pages.next') }}
      current={page}
      last={Math.ceil(total / pageSize)}
      hrefOf={hrefOf}
    />
  );
}
