import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { ticketPerson } from './ticket.tables.ts';

const upsert = upsertInto(table<typeof ticketPerson>('support.ticket_person'), {
  columns: ['id', 'name', 'email', 'language', 'isEmployee'],
  key: ['id'],
});

/**
 * Stores a person who takes part in tickets or subscribes to new versions: mail is sent to them when they are not
 * signed in.
 */
export async function savePerson(
  connection: Connection,
  person: Pick<Viewer, 'id' | 'name' | 'email' | 'language' | 'isEmployee'>,
): Promise<void> {
  await upsert(connection, [person]);
}

const forget = statement<never, { id: string }>(
  'support_forget_person',
  `UPDATE support.ticket_person SET name = '', email = '', language = 'en' WHERE id = :id`,
);
const unfollow = statement<never, { id: string }>(
  'support_unfollow_all',
  'DELETE FROM support.ticket_follower WHERE person_id = :id',
);
const unwatch = statement<never, { id: string }>(
  'support_unwatch_all',
  'DELETE FROM support.software_watch WHERE person_id = :id',
);

/** Decision 11: what a former user wrote stays, their name does not. */
export async function forgetPerson(connection: Connection, id: string): Promise<void> {
  await forget(connection, { id });
  await unfollow(connection, { id });
  await unwatch(connection, { id });
}
