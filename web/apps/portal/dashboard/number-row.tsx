import { findTurn, type TicketStatus } from '#contracts/support/ticket-fields.ts';
import { useLater } from '#web/apps/frame/later.ts';
import { NumberTile, NumberTiles } from '#web/design/number-tile/number-tile.tsx';
import { formatCount } from '#web/i18n/format/format.ts';
import { usePortal } from '../portal.ts';
import { addCounts } from '../ticket-status.ts';
import type { DashboardData } from './dashboard-data.ts';

type Counted = Pick<DashboardData, 'tickets' | 'machines' | 'requests'>;

/** A few key figures, without those of services that the person does not use. */
export function NumberRow({ tickets, machines, requests }: Counted) {
  if (!tickets && !machines && !requests) return null;
  return (
    <NumberTiles>
      {tickets ? <TicketTiles tickets={tickets} /> : null}
      {machines ? <MachineTile machines={machines} /> : null}
      {requests ? <RequestTile requests={requests} /> : null}
    </NumberTiles>
  );
}

function TicketTiles({ tickets }: { tickets: NonNullable<Counted['tickets']> }) {
  const { texts, to } = usePortal();
  const t = texts('portal');
  const known = useLater(tickets);
  const count = (isCounted: (status: TicketStatus) => boolean) =>
    known && addCounts(known.counts.filter(({ status }) => isCounted(status)));
  return (
    <>
      <Tile
        label={t(known?.readerIsEmployee ? 'tile.desk.ours' : 'tile.ours')}
        count={count((status) => findTurn(status) === 'ours')}
        href={to('/tickets/list?status=ours')}
      />
      <Tile
        label={t(known?.readerIsEmployee ? 'tile.desk.waiting' : 'tile.waiting')}
        count={count((status) => findTurn(status) === 'waitingForCustomer')}
        href={to('/tickets/list?status=waitingForCustomer')}
      />
    </>
  );
}

function MachineTile({ machines }: { machines: NonNullable<Counted['machines']> }) {
  const { texts, to } = usePortal();
  return (
    <Tile
      label={texts('portal')('tile.machines')}
      count={exactly(useLater(machines))}
      href={to('/inventory')}
    />
  );
}

/** UAD-01: the number of requests that wait for the administrator. */
function RequestTile({ requests }: { requests: NonNullable<Counted['requests']> }) {
  const { texts, to } = usePortal();
  return (
    <Tile
      label={texts('portal')('tile.requests')}
      count={exactly(useLater(requests))}
      href={to('/user-admin?status=pending')}
    />
  );
}

/** `count`: undefined while loading, null if unavailable. */
type TileProps = {
  label: string;
  count: { count: number; isMore: boolean } | null | undefined;
  href: string;
};

const exactly = (count: number | null | undefined) =>
  typeof count === 'number' ? { count, isMore: false } : count;

function Tile({ label, count, href }: TileProps) {
  const { texts, locale } = usePortal();
  if (count === null)
    return <NumberTile label={label} value="–" note={texts('portal')('tile.unknown')} href={href} />;
  return (
    <NumberTile
      label={label}
      value={count === undefined ? undefined : formatCount(count, locale)}
      href={href}
    />
  );
}
