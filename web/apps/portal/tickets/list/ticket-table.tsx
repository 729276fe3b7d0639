import type { ReactNode } from 'react';
import { findTurn } from '#contracts/support/ticket-fields.ts';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { classNames } from '#web/design/class-names.ts';
import { Link } from '#web/design/link/link.tsx';
import { Severity } from '#web/design/severity/severity.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { type Column, DataTable } from '#web/design/table/table.tsx';
import { usePortal } from '../../portal.ts';
import { statusShapes, statusText } from '../../ticket-status.ts';
import { TakeTicket } from '../desk/take-ticket.tsx';
import { DueWords } from '../due.tsx';
import { useTermsSentence } from '../ticket-labels.ts';
import type { TicketListData } from '../ticket-operations.ts';
import styles from './ticket-list.module.css';

type Listed = TicketListData['tickets']['items'][number];
type TicketTableProps = {
  data: TicketListData;
  onChanged: () => void;
};

/** TIC-01: the tickets in rows of two lines; on phones as cards. */
export function TicketTable({ data, onChanged }: TicketTableProps) {
  const { texts } = usePortal();
  const t = texts('tickets');
  const { ticketSettings: settings, tickets } = data;
  const columns = useColumns(settings.readerIsEmployee, onChanged);
  const terms = useTermsSentence(settings);
  const getGroup = (ticket: Listed) => {
    const turn = findTurn(ticket.status);
    const isOpen = turn === 'ours' || turn === 'waitingForCustomer';
    const isOurs = settings.readerIsEmployee && isOpen;
    const waits = isOurs ? '' : t('group.waitingForCustomer');
    const words = { waitingForCustomer: waits, ours: isOurs ? '' : terms, solved: '', closed: '' };
    return {
      key: turn,
      title: (
        <span className={styles.group}>
          <strong>{t(isOurs ? `tab.desk.${turn}` : `tab.${turn}`)}</strong>
          <span className={styles.facts}>{words[turn]}</span>
        </span>
      ),
    };
  };
  return (
    <DataTable
      cards
      isDense
      caption={t('title')}
      columns={columns}
      rows={tickets.items}
      getKey={(ticket) => ticket.id}
      getGroup={tickets.sort === 'turn' ? getGroup : undefined}
    />
  );
}

function useColumns(isDesk: boolean, onChanged: () => void): Column<Listed>[] {
  const { texts, to } = usePortal();
  const t = texts('tickets');
  const portalTexts = texts('portal');
  const nameOf = (person: Listed['contact']) => person.name ?? t('formerUser');

  const severity: Column<Listed> = {
    key: 'severity',
    title: t('field.severity'),
    cell: ({ severity: level }) =>
      level ? <Severity level={level}>{t(`severity.${level}`)}</Severity> : null,
  };
  const subject: Column<Listed> = {
    key: 'subject',
    title: t('field.subject'),
    isRowHeader: true,
    cell: (ticket) => (
      <TwoLines
        first={
          <Link className={styles.subject} href={to(`/tickets/${ticket.number}`)}>
            {ticket.subject}
          </Link>
        }
        second={
          <>
            {ticket.number}
            <StatusLabel status={statusShapes[ticket.status]}>
              {statusText(portalTexts, ticket.status, { readerIsEmployee: isDesk })}
            </StatusLabel>
            {isDesk ? <span className={styles.language}>{ticket.language}</span> : null}
          </>
        }
      />
    ),
  };
  const organisation: Column<Listed> = {
    key: 'organisation',
    title: t('field.organisation'),
    cell: (ticket) => <TwoLines isClipped first={ticket.organisation.name} second={ticket.location.name} />,
  };
  const machine: Column<Listed> = {
    key: 'machine',
    title: t('field.machine'),
    isMinor: isDesk,
    cell: (ticket) => (
      <TwoLines
        first={ticket.machine.name || '–'}
        second={[ticket.machine.serialNumber, isDesk ? '' : ticket.location.name].filter(Boolean).join(' · ')}
      />
    ),
  };
  const happened: Column<Listed> = {
    key: 'type',
    title: t('field.type'),
    cell: ({ type, severity: level }) =>
      level === 'stopped' ? <Severity level="stopped">{t('severity.stopped')}</Severity> : t(`type.${type}`),
  };
  const due: Column<Listed> = {
    key: 'due',
    title: t(isDesk ? 'field.due' : 'field.next'),
    cell: (ticket) => <DueWords {...ticket} readerIsEmployee={isDesk} />,
  };
  const assignee: Column<Listed> = {
    key: 'assignee',
    title: t('field.assignee'),
    cell: (ticket) =>
      ticket.assignee ? (
        nameOf({ ...ticket.contact, ...ticket.assignee })
      ) : (
        <TakeTicket ticket={ticket} onChanged={onChanged} />
      ),
  };
  const contact: Column<Listed> = {
    key: 'contact',
    title: t('field.contact'),
    isMinor: true,
    cell: (ticket) => nameOf(ticket.contact),
  };
  const lastWord: Column<Listed> = {
    key: 'lastWord',
    title: t('field.lastWord'),
    isMinor: true,
    cell: (ticket) => (
      <TwoLines
        first={nameOf(ticket.lastWordBy)}
        second={<DateTime at={ticket.lastWordOn} style="moment" />}
      />
    ),
  };
  return isDesk
    ? [severity, subject, organisation, machine, due, assignee, lastWord]
    : [subject, machine, happened, due, contact, lastWord];
}

type TwoLinesProps = { first: ReactNode; second: ReactNode; isClipped?: boolean };

function TwoLines({ first, second, isClipped }: TwoLinesProps) {
  return (
    <span className={classNames(styles.lines, isClipped && styles.clipped)}>
      <span className={styles.first}>{first}</span>
      <span className={styles.second}>{second}</span>
    </span>
  );
}
