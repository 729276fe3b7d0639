import { Link } from '#web/design/link/link.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { formatDate } from '#web/i18n/format.ts';
import { NamedValue } from '../lists/named-value.tsx';
import { usePortal } from '../portal.ts';
import { statusShapes } from '../ticket-status.ts';
import styles from './ticket-list.module.css';
import type { TicketListData } from './ticket-operations.ts';

type Listed = TicketListData['tickets']['items'][number];

/** TIC-01: the tickets in rows; on phones a card each. */
export function TicketTable({ tickets }: { tickets: readonly Listed[] }) {
  const { texts, to, locale } = usePortal();
  const t = texts('tickets');
  const words = texts('portal');
  const day = (name: string, moment: string) => (
    <NamedValue name={name}>
      <time dateTime={moment}>{formatDate(moment, locale, 'short')}</time>
    </NamedValue>
  );
  return (
    <DataTable
      cards
      caption={t('title')}
      columns={[
        {
          key: 'subject',
          title: t('field.subject'),
          cell: (ticket) => (
            <div className={styles.ticket}>
              <Link className={styles.subject} href={to(`/tickets/${ticket.number}`)}>
                {ticket.subject}
              </Link>
              <span className={styles.facts}>
                {ticket.number} · {t(`type.${ticket.type}`)}
              </span>
            </div>
          ),
        },
        {
          key: 'machine',
          title: t('field.machine'),
          cell: (ticket) => (
            <div className={styles.ticket}>
              <span>{ticket.machine.name || '–'}</span>
              <span className={styles.facts}>
                {[ticket.machine.serialNumber, ticket.location.name].filter(Boolean).join(' · ')}
              </span>
            </div>
          ),
        },
        {
          key: 'status',
          title: t('field.status'),
          cell: (ticket) => (
            <StatusLabel status={statusShapes[ticket.status]}>{words(`status.${ticket.status}`)}</StatusLabel>
          ),
        },
        {
          key: 'contact',
          title: t('field.contact'),
          cell: (ticket) => ticket.contact.name ?? t('formerUser'),
        },
        {
          key: 'createdOn',
          title: t('field.createdOn'),
          cell: (ticket) => day(t('field.createdOn'), ticket.createdOn),
        },
        {
          key: 'updatedOn',
          title: t('field.updatedOn'),
          cell: (ticket) => day(t('field.updatedOn'), ticket.updatedOn),
        },
        {
          key: 'replies',
          title: t('field.replies'),
          align: 'end',
          cell: (ticket) => <NamedValue name={t('field.replies')}>{ticket.replyCount}</NamedValue>,
        },
      ]}
      rows={tickets}
      getKey={(ticket) => ticket.id}
    />
  );
}
