import { useAnswer } from '#web/apps/frame/answer.ts';
import { NumberTile, NumberTiles } from '#web/design/number-tile/number-tile.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { usePortal } from '../portal.ts';
import type { DashboardData } from './dashboard-data.ts';

type Asked = Pick<DashboardData, 'tickets' | 'machines'>;

/** How things stand in three numbers; of services that somebody does not use there is nothing to count. */
export function NumberRow({ tickets, machines }: Asked) {
  if (!tickets && !machines) return null;
  return (
    <NumberTiles>
      {tickets ? <TicketTiles asked={tickets} /> : null}
      {machines ? <MachineTile asked={machines} /> : null}
    </NumberTiles>
  );
}

function TicketTiles({ asked }: { asked: NonNullable<Asked['tickets']> }) {
  const { texts, to } = usePortal();
  const t = texts('portal');
  const answer = useAnswer(asked);
  const count = (counted: (status: string) => boolean) =>
    answer.state === 'came'
      ? answer.value.counts.reduce((sum, { status, count }) => (counted(status) ? sum + count : sum), 0)
      : undefined;
  const isFailed = answer.state === 'failed';
  return (
    <>
      <Tile
        label={t('tile.openTickets')}
        count={count((status) => status !== 'solved' && status !== 'closed')}
        isFailed={isFailed}
        href={to('/tickets/list')}
      />
      <Tile
        label={t('tile.waiting')}
        count={count((status) => status === 'waitingForCustomer')}
        isFailed={isFailed}
        href={to('/tickets/list?status=waitingForCustomer')}
      />
    </>
  );
}

function MachineTile({ asked }: { asked: NonNullable<Asked['machines']> }) {
  const { texts, to } = usePortal();
  const answer = useAnswer(asked);
  return (
    <Tile
      label={texts('portal')('tile.machines')}
      count={answer.state === 'came' ? answer.value : undefined}
      isFailed={answer.state === 'failed'}
      href={to('/inventory')}
    />
  );
}

type TileProps = { label: string; count: number | undefined; isFailed: boolean; href: string };

function Tile({ label, count, isFailed, href }: TileProps) {
  const { texts, locale } = usePortal();
  if (isFailed)
    return <NumberTile label={label} value="–" note={texts('portal')('tile.unknown')} href={href} />;
  return (
    <NumberTile
      label={label}
      value={count === undefined ? undefined : formatNumber(count, locale)}
      href={href}
    />
  );
}
