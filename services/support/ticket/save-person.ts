import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { ticketPerson } from './ticket.tables.ts';

const upsert = upsertInto(table<typeof ticketPerson>('support.ticket_person'), {
  columns: ['id', 'name', 'email', 'language', 'isEmployee'],
  key: ['id'],
});

/** Keeps who somebody is that takes part in tickets or waits for a version: mail goes to him when he is not here. */
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

/** Decision 11: what a former user wrote stays, who he was does not. */
export async function forgetPerson(connection: Connection, id: string): Promise<void> {
  await forget(connection, { id });
  await unfollow(connection, { id });
  await unwatch(connection, { id });
}
