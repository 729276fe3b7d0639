import type { Pool } from 'pg';
import type { SoftwareKey } from '#contracts/support/releases.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { savePerson } from '../ticket/save-person.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { softwareWatch } from './release.tables.ts';

const insert = insertInto(table<typeof softwareWatch>('support.software_watch'), ['personId', 'software'], {
  onConflict: 'DO NOTHING',
});
const remove = statement<never, { personId: string; software: string }>(
  'support_unwatch_software',
  'DELETE FROM support.software_watch WHERE person_id = :personId AND software = :software',
);

/** Decision 26: subscribes somebody to mail about new versions, or unsubscribes them. */
export function watchSoftware(
  pool: Pool,
  viewer: Viewer,
  software: SoftwareKey,
  watching: boolean,
): Promise<void> {
  return inTransaction(pool, async (connection) => {
    await savePerson(connection, viewer);
    await (watching ? insert : remove)(connection, { personId: viewer.id, software });
  });
}

const watched = statement<{ software: SoftwareKey }, { person: string }>(
  'support_watched_software',
  'SELECT software FROM support.software_watch WHERE person_id = :person',
);

export async function watchedSoftware(connection: Connection, person: string): Promise<Set<SoftwareKey>> {
  return new Set((await watched(connection, { person })).map(({ software }) => software));
}

type Watcher = { id: string; email: string; language: string; software: SoftwareKey };

const watchers = statement<Watcher, { software: readonly string[] }>(
  'support_software_watchers',
  `SELECT p.id, p.email, p.language, w.software
   FROM support.software_watch w JOIN support.ticket_person p ON p.id::text = w.person_id
   WHERE w.software = ANY (:software) AND p.email <> ''`,
);

/** The subscribers of some software, with their addresses. */
export function softwareWatchers(
  connection: Connection,
  software: readonly SoftwareKey[],
): Promise<Watcher[]> {
  return watchers(connection, { software });
}
