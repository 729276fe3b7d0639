import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { upsertInto } from './rows.ts';
import { type Connection, statement } from './statement.ts';

type LoadedRecord = { kind: string; key: string; record: object };

/** The kind under which the hash of the files themselves is stored. */
const files = 'files';

/**
 * Lets sample records be updated from newer files: the table `loaded_record` of a service's schema holds each record
 * as it was loaded. A record that is still the same is updated; one that somebody has changed, created or deleted
 * stays.
 */
export function findLoadedRecords(schema: string) {
  const save = upsertInto(
    { name: `${schema}.loaded_record` },
    { columns: ['kind', 'key', 'record'], key: ['kind', 'key'] },
  );
  const find = statement<LoadedRecord, { kind: string }>(
    `${schema}_loaded_records`,
    `SELECT kind, key, record FROM ${schema}.loaded_record WHERE kind = :kind`,
  );
  const isBehind = statement<{ behind: boolean }, { state: string }>(
    `${schema}_is_behind`,
    `SELECT EXISTS (SELECT FROM ${schema}.loaded_record) AND NOT EXISTS (
       SELECT FROM ${schema}.loaded_record WHERE kind = '${files}' AND record->>'state' = :state) AS behind`,
  );
  return {
    /** Stores records of a kind as they are loaded, in the transaction that writes them. */
    async remember(
      connection: Connection,
      kind: string,
      records: ReadonlyMap<string, object>,
    ): Promise<void> {
      await save(
        connection,
        [...records].map(([key, record]) => ({ kind, key, record })),
      );
    },

    /** Stores the hash of the files that were loaded: see `stateOfFiles`. */
    async rememberFiles(connection: Connection, state: string): Promise<void> {
      await save(connection, [{ kind: files, key: files, record: { state } }]);
    },

    /** Whether records were loaded from files that have changed since. */
    async isBehind(connection: Connection, state: string): Promise<boolean> {
      const [row] = await isBehind(connection, { state });
      return row?.behind ?? false;
    },

    /** The records of a kind that are to be written, from all in the files; `stored` are the present ones. */
    async findUpdates<Row extends object>(
      connection: Connection,
      kind: string,
      records: ReadonlyMap<string, Row>,
      stored: ReadonlyMap<string, object>,
    ): Promise<Map<string, Row>> {
      const loaded = new Map((await find(connection, { kind })).map(({ key, record }) => [key, record]));
      return new Map([...records].filter(([key]) => isUntouched(stored.get(key), loaded.get(key))));
    },
  };
}

/** A hash of the contents of files in a directory. */
export async function stateOfFiles(directory: string, names: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of names) hash.update(await readFile(join(directory, name)));
  return hash.digest('hex');
}

/**
 * Whether nobody has changed, created or deleted a record since it was loaded; fields that are new since then do not
 * count.
 */
export function isUntouched(stored: object | undefined, loaded: object | undefined): boolean {
  if (!stored || !loaded) return stored === loaded;
  const now = new Map(Object.entries(stored));
  return Object.entries(loaded).every(([field, value]) => isDeepStrictEqual(now.get(field), value));
}
