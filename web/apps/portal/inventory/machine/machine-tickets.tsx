import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Link } from '#web/design/link/link.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { usePortal } from '../../portal.ts';
import { statusShapes, statusText, type TicketReader } from '../../ticket-status.ts';
import styles from '../inventory.module.css';
import type { Machine } from '../inventory-operations.ts';

type MachineTicketsProps = { machine: Machine; reader: TicketReader };

export function MachineTickets({ machine: { tickets }, reader }: MachineTicketsProps) {
  const { texts, to } = usePortal();
  const t = texts('inventory');
  const words = texts('portal');
  return (
    <Panel title={t('tickets')}>
      {tickets.length > 0 ? (
        <DataTable
          cards
          caption={t('field.ticket')}
          columns={[
            {
              key: 'ticket',
              title: t('field.ticket'),
              cell: ({ number, subject }) => (
                <div className={styles.machine}>
                  <Link className={styles.name} href={to(`/tickets/${number}`)}>
                    {subject}
                  </Link>
                  <span className={styles.facts}>{number}</span>
                </div>
              ),
            },
            {
              key: 'status',
              title: t('field.status'),
              cell: ({ status }) => (
                <StatusLabel status={statusShapes[status]}>{statusText(words, status, reader)}</StatusLabel>
              ),
            },
            {
              key: 'created',
              title: t('field.created'),
              cell: ({ createdAt }) => <DateTime at={createdAt} />,
            },
          ]}
          rows={tickets}
          getKey={({ number }) => number}
        />
      ) : (
        <p>{t('tickets.none')}</p>
      )}
    </Panel>
  );
}
