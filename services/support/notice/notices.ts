import { carriesRole, roles } from '#contracts/identity/roles.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Viewer } from '../viewer/viewer.ts';

/** What mail about tickets depends on. */
export type Notices = {
  /** The address of our service department. */
  readonly staff: () => string;
  /** The address for a person's replies to a ticket; undefined: replies by mail are not accepted. */
  readonly replyTo: (number: string, personId: string) => string | undefined;
  /** The present state of a person; undefined: not active. */
  readonly standing: (personId: string) => Promise<Viewer | undefined>;
};

const concerned = statement<{ id: string }, { ticket: string; ours: boolean }>(
  'support_concerned_by_ticket',
  `SELECT contact_id AS id FROM support.ticket WHERE id = :ticket
   UNION SELECT person_id FROM support.ticket_follower WHERE ticket_id = :ticket
   UNION SELECT assignee_id FROM support.ticket WHERE id = :ticket AND :ours AND assignee_id IS NOT NULL
   UNION SELECT r.author_id FROM support.ticket_reply r JOIN support.ticket_person p ON p.id = r.author_id
     WHERE r.ticket_id = :ticket AND :ours AND p.is_employee`,
);

/**
 * The recipients of mail about a ticket: its contact and followers, as long as they may see it and, after a
 * customer's message, those of our people who have replied or are in charge. Fetched before a transaction begins,
 * since the accounts back end may be slow.
 */
export async function getListeners(
  connection: Connection,
  ticket: { id: string; organisationId: string },
  { standing }: Notices,
  actor: Pick<Viewer, 'isEmployee'>,
): Promise<Viewer[]> {
  const rows = await concerned(connection, { ticket: ticket.id, ours: !actor.isEmployee });
  const people = await Promise.all(rows.map(({ id }) => standing(id)));
  return people.filter(
    (person): person is Viewer => !!person?.email && maySee(person, ticket.organisationId),
  );
}

/** Whether somebody may see the tickets of an organisation. */
export function maySee({ isEmployee, roles: names, organisations }: Viewer, organisationId: string): boolean {
  if (!carriesRole(names, roles.ticketing)) return false;
  if (isEmployee) return true;
  return organisations.some(
    ({ id, applications }) => id === organisationId && applications.includes('ticketing'),
  );
}
