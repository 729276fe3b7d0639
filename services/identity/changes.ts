import { notify } from '#services/foundation/notify.ts';
import type { Connection } from '#services/foundation/statement.ts';

/** The channel of PostgreSQL's NOTIFY for changes of organisations and their locations. */
export const organisationsChanged = 'organisations_changed';

/** Notifies when the transaction of `connection` commits. */
export async function notifyOfOrganisation(connection: Connection, id: string): Promise<void> {
  await notify(connection, organisationsChanged, [id]);
}
