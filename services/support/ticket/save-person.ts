import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Viewer } from '../viewer/viewer.ts';

const upsert = statement<
  never,
  [id: string, name: string, email: string, language: string, isEmployee: boolean]
>(
  'support_save_person',
  `INSERT INTO support.ticket_person AS old (id, name, email, language, is_employee) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (id) DO UPDATE SET name = $2, email = $3, language = $4, is_employee = $5
   WHERE (old.name, old.email, old.language, old.is_employee) IS DISTINCT FROM ($2, $3, $4, $5)`,
);

/** Keeps who somebody is that takes part in tickets or waits for a version: mail goes to him when he is not here. */
export async function savePerson(connection: Connection, viewer: Viewer): Promise<void> {
  await upsert(connection, viewer.id, viewer.name, viewer.email, viewer.language, viewer.isEmployee);
}

const forget = statement<never, [id: string]>(
  'support_forget_person',
  `UPDATE support.ticket_person SET name = '', email = '', language = 'en' WHERE id = $1`,
);
const unfollow = statement<never, [id: string]>(
  'support_unfollow_all',
  'DELETE FROM support.ticket_follower WHERE person_id = $1',
);
const unwatch = statement<never, [id: string]>(
  'support_unwatch_all',
  'DELETE FROM support.software_watch WHERE person_id = $1',
);

/** Decision 11: what a former user wrote stays, who he was does not. */
export async function forgetPerson(connection: Connection, id: string): Promise<void> {
  await forget(connection, id);
  await unfollow(connection, id);
  await unwatch(connection, id);
}
