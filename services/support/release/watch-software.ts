import { type Connection, statement } from '#services/foundation/statement.ts';
import type { SoftwareKey } from './release.ts';

type Watcher = { id: string; email: string; language: string };

const insert = statement<never, [person: string, software: string, email: string, language: string]>(
  'support_watch_software',
  `INSERT INTO support.software_watch (person_id, software, email, language) VALUES ($1, $2, $3, $4)
   ON CONFLICT (person_id, software) DO UPDATE SET email = EXCLUDED.email, language = EXCLUDED.language`,
);
const remove = statement<never, [person: string, software: string]>(
  'support_unwatch_software',
  'DELETE FROM support.software_watch WHERE person_id = $1 AND software = $2',
);

/** Decision 26: notes that somebody wants mail about new versions, or no more. */
export async function watchSoftware(
  connection: Connection,
  { id, email, language }: Watcher,
  software: SoftwareKey,
  watching: boolean,
): Promise<void> {
  await (watching ? insert(connection, id, software, email, language) : remove(connection, id, software));
}

const watched = statement<{ software: SoftwareKey }, [person: string]>(
  'support_watched_software',
  'SELECT software FROM support.software_watch WHERE person_id = $1',
);

export async function watchedSoftware(connection: Connection, person: string): Promise<Set<SoftwareKey>> {
  return new Set((await watched(connection, person)).map(({ software }) => software));
}

const watchers = statement<Watcher & { software: SoftwareKey }, [software: readonly string[]]>(
  'support_software_watchers',
  'SELECT person_id AS id, email, language, software FROM support.software_watch WHERE software = ANY ($1)',
);

/** Who wants to hear of some software. */
export function softwareWatchers(connection: Connection, software: readonly SoftwareKey[]) {
  return watchers(connection, software);
}
