import { conflict, notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { Caller } from '../caller.ts';
import { endSessions } from '../session/end-session.ts';
import { noteChange } from './note-change.ts';

const lock = statement<{ kind: string; isClosed: boolean }, { id: string }>(
  'identity_lock_organisation_to_close',
  'SELECT kind, closed_at IS NOT NULL AS "isClosed" FROM identity.organisation WHERE id = :id FOR UPDATE',
);
const setClosed = statement<never, { id: string; close: boolean }>(
  'identity_close_organisation',
  `UPDATE identity.organisation SET closed_at = CASE WHEN :close::boolean THEN now() END, revision = revision + 1 WHERE id = :id`,
);
// Open invitations would reopen it, and nobody answers open requests.
const endOpen = statement<never, { id: string }>(
  'identity_end_what_waits_for_organisation',
  `WITH links AS (
     UPDATE identity.invitation SET voided_at = now() WHERE organisation_id = :id AND accepted_at IS NULL AND voided_at IS NULL
   )
   UPDATE identity.access SET status = CASE status WHEN 'pending' THEN 'declined' ELSE 'inviteExpired' END, decided_at = now()
   WHERE organisation_id = :id AND status IN ('pending', 'invited')`,
);
const onlyThere = statement<{ personId: string }, { id: string }>(
  'identity_customer_closed_alone',
  `SELECT m.person_id AS "personId" FROM identity.membership m WHERE m.organisation_id = :id AND NOT EXISTS (
     SELECT FROM identity.membership n JOIN identity.organisation o ON o.id = n.organisation_id AND o.closed_at IS NULL
     WHERE n.person_id = m.person_id)`,
);

/**
 * Closes a customer, or reopens it. While it is closed nobody uses anything for it, nobody joins it and it is not
 * found; open invitations and requests end, and so do the sessions of people without another organisation. Accesses
 * come back when it is reopened.
 * @throws NOT_FOUND, CONFLICT: it has that state already (`state`), or is ours (`internal`)
 */
export async function closeOrganisation(
  { connection: pool }: Caller,
  id: string,
  close: boolean,
  editor: string,
): Promise<void> {
  await inTransaction(pool, async (connection) => {
    const [known] = await lock(connection, { id });
    if (!known) throw notFound();
    if (known.kind === 'internal') throw conflict('Our own people work here.', { reason: 'internal' });
    if (known.isClosed === close) throw conflict('It already is.', { reason: 'state' });
    await setClosed(connection, { id, close });
    if (close) await endWhatHangsOnIt(connection, id);
    await noteChange(connection, id, close ? 'organisation.close' : 'organisation.reopen', editor);
  });
}

async function endWhatHangsOnIt(connection: Connection, id: string): Promise<void> {
  await endOpen(connection, { id });
  for (const { personId } of await onlyThere(connection, { id })) await endSessions(connection, personId);
}
