import { StatusWord } from '#web/design/status-word/status-word.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { formatDate } from '#web/i18n/format.ts';
import { NamedValue } from '../lists/named-value.tsx';
import { usePortal } from '../portal.ts';
import { statusShapes } from '../ticket-status.ts';
import styles from './ticket-list.module.css';
import type { TicketListData } from './ticket-operations.ts';

type Listed = TicketListData['tickets']['items'][number];

const columns = ['subject', 'machine', 'status', 'contact', 'createdOn', 'updatedOn', 'replies'] as const;

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
      columns={columns.map((key) => ({
        key,
        title: t(`field.${key}`),
        align: key === 'replies' ? ('end' as const) : undefined,
      }))}
      rows={tickets.map((ticket) => ({
        key: ticket.id,
        cells: [
          <div key="subject" className={styles.ticket}>
            <a className={styles.subject} href={to(`/tickets/${ticket.number}`)}>
              {ticket.subject}
            </a>
            <span className={styles.facts}>
              {ticket.number} · {t(`type.${ticket.type}`)}
            </span>
          </div>,
          <div key="machine" className={styles.ticket}>
            <span>{ticket.machine.name || '–'}</span>
            <span className={styles.facts}>
              {[ticket.machine.serialNumber, ticket.location.name].filter(Boolean).join(' · ')}
            </span>
          </div>,
          <StatusWord key="status" status={statusShapes[ticket.status]}>
            {words(`status.${ticket.status}`)}
          </StatusWord>,
          ticket.contact.name ?? t('formerUser'),
          day(t('field.createdOn'), ticket.createdOn),
          day(t('field.updatedOn'), ticket.updatedOn),
          <NamedValue key="replies" name={t('field.replies')}>
            {ticket.replyCount}
          </NamedValue>,
        ],
      }))}
    />
  );
}
