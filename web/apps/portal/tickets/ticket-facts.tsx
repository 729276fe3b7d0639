import { ticketChoices } from '#contracts/support/ticket-fields.ts';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { DataList } from '#web/design/data-list/data-list.tsx';
import { Link } from '#web/design/link/link.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { Severity } from '#web/design/severity/severity.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { usePortal } from '../portal.ts';
import { services, stateFromRoles } from '../service-states.ts';
import styles from './ticket.module.css';
import { codeLabel } from './ticket-labels.ts';
import type { Ticket } from './ticket-operations.ts';

/** TIC-01: everything that is known about a ticket. */
export function TicketFacts({ ticket, isDesk = false }: { ticket: Ticket; isDesk?: boolean }) {
  const { texts, to, locale } = usePortal();
  const t = texts('tickets');
  return (
    <Panel title={t('facts')}>
      <DataList
        items={[
          { term: t('field.number'), value: ticket.number },
          // A finished ticket has no response target.
          {
            term: t('promise'),
            value: ticket.promise ? <Promised promise={ticket.promise} isDesk={isDesk} /> : '',
          },
          {
            term: t('field.severity'),
            value: ticket.severity ? (
              <Severity level={ticket.severity}>{t(`severity.${ticket.severity}`)}</Severity>
            ) : (
              ''
            ),
          },
          {
            term: t('field.assignee'),
            value: ticket.assignee ? (ticket.assignee.name ?? t('formerUser')) : '',
          },
          ...ticketChoices.map((name) => ({
            term: t(`field.${name}`),
            value: codeLabel(t, name, ticket[name]),
          })),
          { term: t('field.machine'), value: <MachineOf machine={ticket.machine} /> },
          { term: t('field.serialNumber'), value: ticket.machine.serialNumber },
          { term: t('field.location'), value: ticket.location.name },
          { term: t('field.organisation'), value: ticket.organisation.name },
          { term: t('field.contact'), value: ticket.contact.name ?? t('formerUser') },
          { term: t('field.createdOn'), value: <DateTime at={ticket.createdOn} /> },
          { term: t('field.updatedOn'), value: <DateTime at={ticket.updatedOn} /> },
          { term: t('field.replies'), value: String(ticket.replyCount) },
          { term: t('closeReason'), value: ticket.closeReason ? t(`reason.${ticket.closeReason}`) : '' },
          { term: t('closeComment'), value: ticket.closeComment },
          {
            term: t('followers'),
            value: listFormat(
              ticket.followers.map(({ name }) => name ?? t('formerUser')),
              locale,
              'plain',
            ),
          },
          {
            term: t('linked'),
            value:
              ticket.linked.length > 0
                ? ticket.linked.map(({ number, subject }) => (
                    <Link key={number} className={styles.link} href={to(`/tickets/${number}`)}>
                      {number} {subject}
                    </Link>
                  ))
                : '',
          },
        ]}
      />
    </Panel>
  );
}

/** The machine, linked to its page for people who may open the inventory. */
function MachineOf({ machine: { id, name } }: Pick<Ticket, 'machine'>) {
  const { to, viewer } = usePortal();
  const inventory = services.find(({ key }) => key === 'inventory')!;
  if (!id || stateFromRoles(inventory, viewer.roles) !== 'active') return name || '–';
  return (
    <Link className={styles.link} href={to(`/inventory/${id}`)}>
      {name}
    </Link>
  );
}

/** Employees see the internal status of the response target, not the text for customers. */
function Promised({ promise, isDesk }: { promise: NonNullable<Ticket['promise']>; isDesk: boolean }) {
  const t = usePortal().texts('tickets');
  const clock = useClock();
  return t(`${isDesk ? 'promise.desk' : 'promise'}.${promise.state}`, clock.promise(promise.dueAt));
}
