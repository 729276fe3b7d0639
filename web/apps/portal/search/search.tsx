import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { Toolbar, ToolbarSearch } from '#web/design/toolbar/toolbar.tsx';
import { type Portal, usePortal } from '../portal.ts';
import { activeServices } from '../service-states.ts';
import { statusShapes, statusText } from '../ticket-status.ts';
import { FoundPart } from './found-part.tsx';
import type { FoundMachines, FoundTickets } from './search-operations.ts';

type Found = { words: string; tickets: FoundTickets | null; machines: FoundMachines | null };

export const title = (portal: Portal) => portal.texts('application')('search');

export const createLoader =
  ({ sendOperation, viewer }: Portal) =>
  async ({ request }: LoaderFunctionArgs): Promise<Found> => {
    const words = (new URL(request.url).searchParams.get('words') ?? '').trim().slice(0, 100);
    const uses = new Set(activeServices(viewer).map(({ key }) => key));
    const [tickets, machines] = await Promise.all([
      words && uses.has('ticketing') ? sendOperation('support', 'foundTickets', { search: words }) : null,
      words && uses.has('inventory')
        ? sendOperation('support', 'foundMachines', { search: words }).then((found) => found.machines)
        : null,
    ]);
    return { words, tickets, machines };
  };

/** The search in the tickets and machines that the reader may see, by words, numbers and serial numbers. */
export function Component() {
  const { words, tickets, machines } = useLoaderData<Found>();
  const { texts, to } = usePortal();
  const t = texts('application');
  const [, setQuery] = useSearchParams();
  const searching = useTypedSearch(words, (typed) =>
    setQuery(typed ? { words: typed } : {}, { replace: true, preventScrollReset: true }),
  );
  const isNothing = words && !tickets?.tickets.total && !machines?.total;
  return (
    <Wrap>
      <PageHead title={t('search')} />
      <Toolbar label={t('search')}>
        <ToolbarSearch label={t('search.hint')} {...searching} />
      </Toolbar>
      {isNothing ? <EmptyState title={t('search.none', { words })} /> : null}
      {tickets ? <TicketPart found={tickets} all={to(`/tickets/list?${query(words)}&status=all`)} /> : null}
      {machines ? <MachinePart found={machines} all={to(`/inventory?${query(words)}`)} /> : null}
    </Wrap>
  );
}

const query = (words: string) => new URLSearchParams({ search: words });

function TicketPart({ found: { tickets, ticketSettings }, all }: { found: FoundTickets; all: string }) {
  const { texts, to } = usePortal();
  return (
    <FoundPart
      title={texts('application')('search.tickets')}
      total={tickets.total}
      isMore={tickets.isMore}
      all={all}
      rows={tickets.items.map(({ number, subject, status, machine, organisation }) => ({
        href: to(`/tickets/${number}`),
        name: subject,
        facts: [number, machine.name, organisation.name],
        aside: (
          <StatusLabel status={statusShapes[status]}>
            {statusText(texts('portal'), status, ticketSettings)}
          </StatusLabel>
        ),
      }))}
    />
  );
}

function MachinePart({ found: { total, items }, all }: { found: FoundMachines; all: string }) {
  const { texts, to } = usePortal();
  return (
    <FoundPart
      title={texts('application')('search.machines')}
      total={total}
      all={all}
      rows={items.map(({ id, model, ownName, serialNumber, place }) => ({
        href: to(`/inventory/${id}`),
        name: ownName || model,
        facts: [ownName && model, serialNumber, place.name, place.organisationName],
      }))}
    />
  );
}
