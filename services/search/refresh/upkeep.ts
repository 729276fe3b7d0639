import type { IndexStatus } from '#contracts/editing/installation-status.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { isMaintained } from './leadership.ts';

const note = statement<never, { waiting: number }>(
  'search_note_upkeep',
  `INSERT INTO search.upkeep AS old (single, waiting, since) VALUES (true, :waiting, now())
   ON CONFLICT (single) DO UPDATE SET waiting = excluded.waiting,
     since = CASE WHEN old.waiting > 0 AND excluded.waiting > 0 THEN old.since ELSE now() END`,
);
const find = statement<{ waiting: number; since: Date }>(
  'search_upkeep',
  'SELECT waiting, since FROM search.upkeep',
);
const count = statement<{ entries: number }>(
  'search_count_entries',
  'SELECT count(*)::int AS entries FROM search.entry',
);

/** Says how many changes wait; 0: the index is up to date. */
export async function noteUpkeep(connection: Connection, waiting: number): Promise<void> {
  await note(connection, { waiting });
}

/** The state of the index, whichever process maintains it. */
export async function findIndexStatus(connection: Connection): Promise<IndexStatus> {
  const [[counted], [noted], maintained] = await Promise.all([
    count(connection),
    find(connection),
    isMaintained(connection),
  ]);
  return {
    entries: counted?.entries ?? 0,
    waiting: noted?.waiting ?? 0,
    since: noted?.since.toISOString() ?? null,
    isMaintained: maintained,
  };
}
