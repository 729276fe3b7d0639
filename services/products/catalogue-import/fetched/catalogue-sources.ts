import { createHash } from 'node:crypto';
import type { SourceOutcome } from '#contracts/products/catalogue-import.ts';
import type { FileVersion } from '#services/foundation/outgoing/download-outside.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { silentSeconds } from '../steps/import-steps.ts';

/** A PIM or ERP, as the settings name it. */
export type CatalogueSource = {
  readonly name: string;
  readonly url: string;
  readonly token: string | undefined;
};

const register = statement<never, { sources: string; next: Date }>(
  'products_catalogue_sources_register',
  `WITH named AS (
     SELECT source->>'name' AS name, source->>'host' AS host, source->>'address' AS address
     FROM jsonb_array_elements(:sources::jsonb) source
   ), gone AS (
     DELETE FROM products.catalogue_source WHERE name NOT IN (SELECT name FROM named)
   )
   INSERT INTO products.catalogue_source AS old (name, host, address) SELECT name, host, address FROM named
   ON CONFLICT (name) DO UPDATE SET host = EXCLUDED.host, address = EXCLUDED.address,
     due_at = CASE WHEN old.address <> EXCLUDED.address THEN now() ELSE least(old.due_at, :next) END,
     etag = CASE WHEN old.address = EXCLUDED.address THEN old.etag END,
     last_modified = CASE WHEN old.address = EXCLUDED.address THEN old.last_modified END,
     digest = CASE WHEN old.address = EXCLUDED.address THEN old.digest END`,
);

/**
 * Stores which sources there are. One that is new, or whose address has changed, is due at once, and so is one
 * whose time has passed while no process was running.
 */
export async function registerSources(
  connection: Connection,
  sources: readonly CatalogueSource[],
  next: Date,
): Promise<void> {
  const named = sources.map(({ name, url }) => ({
    name,
    host: new URL(url).host,
    address: createHash('sha256').update(url).digest('hex'),
  }));
  await register(connection, { sources: JSON.stringify(named), next });
}

export type DueSource = { name: string; outcome: SourceOutcome | null; known: FileVersion & KnownFile };
type KnownFile = { digest: string | null };

/** SQL: a process is fetching it; after a longer silence that process has ended. */
const isFetching = `(fetching_at IS NOT NULL AND fetching_at > now() - interval '${silentSeconds} seconds')`;

// The next time is noted first: if the process ends meanwhile, the source waits for it, and no other fetches it now.
const take = statement<DueSource, { names: readonly string[]; next: Date }>(
  'products_catalogue_source_take',
  `UPDATE products.catalogue_source SET due_at = :next, fetching_at = now() WHERE name = (
     SELECT name FROM products.catalogue_source WHERE due_at <= now() AND name = ANY(:names) AND NOT ${isFetching}
     ORDER BY due_at, name LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING name, outcome, CASE WHEN is_finished OR import IS NOT NULL
     THEN jsonb_build_object('etag', etag, 'lastModified', last_modified, 'digest', digest)
     ELSE '{"etag":null,"lastModified":null,"digest":null}'::jsonb END AS known`,
);

/** Takes the source that has been due longest, for this process alone. Its next time is noted. */
export async function takeSource(
  connection: Connection,
  names: readonly string[],
  next: Date,
): Promise<DueSource | undefined> {
  return (await take(connection, { names, next }))[0];
}

const due = statement<{ milliseconds: number | null }, { names: readonly string[] }>(
  'products_catalogue_source_due',
  `SELECT (extract(epoch FROM min(due_at) - now()) * 1000)::float8 AS milliseconds
   FROM products.catalogue_source WHERE name = ANY(:names)`,
);

/** The milliseconds until a source is due; null: there is none. */
export async function untilSource(connection: Connection, names: readonly string[]): Promise<number | null> {
  return (await due(connection, { names }))[0]?.milliseconds ?? null;
}

const touch = statement<never, { name: string }>(
  'products_catalogue_source_touch',
  'UPDATE products.catalogue_source SET fetching_at = now() WHERE name = :name',
);

/** Runs the work of fetching a source, and gives signs of life meanwhile. */
export async function whileFetching<Value>(
  connection: Connection,
  name: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const beat = setInterval(
    () => void touch(connection, { name }).catch(() => undefined),
    (silentSeconds * 1000) / 6,
  );
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}

const fetchNow = statement<{ name: string }, { name: string }>(
  'products_catalogue_source_now',
  `UPDATE products.catalogue_source SET due_at = CASE WHEN ${isFetching} THEN due_at ELSE least(due_at, now()) END
   WHERE name = :name RETURNING name`,
);

/**
 * Makes a source due, unless it is being fetched.
 * @throws NOT_FOUND
 */
export async function makeDue(connection: Connection, name: string): Promise<void> {
  if ((await fetchNow(connection, { name })).length === 0) throw notFound();
}

export type ReadFile = FileVersion & { digest: string; id: string | null; isFinished: boolean };

const noteRun = statement<never, { name: string; outcome: SourceOutcome; status: number | null }>(
  'products_catalogue_source_note',
  `UPDATE products.catalogue_source SET checked_at = now(), fetching_at = NULL, outcome = :outcome, status = :status WHERE name = :name`,
);
const noteFile = statement<never, ReadFile & { name: string }>(
  'products_catalogue_source_file',
  `UPDATE products.catalogue_source SET etag = :etag, last_modified = :lastModified, digest = :digest,
     import = (SELECT id FROM products.catalogue_import WHERE id = :id::uuid), is_finished = :isFinished
   WHERE name = :name`,
);

/** Notes what came of a source, and which file of it was read; without one, the last one stays known. */
export async function noteSource(
  connection: Connection,
  name: string,
  { outcome, status = null, file }: { outcome: SourceOutcome; status?: number | null; file?: ReadFile },
): Promise<void> {
  await noteRun(connection, { name, outcome, status });
  if (file) await noteFile(connection, { name, ...file });
}

export type ListedSource = {
  name: string;
  host: string;
  outcome: SourceOutcome | null;
  status: number | null;
  checkedAt: Date | null;
  dueAt: Date;
  isFetching: boolean;
  importId: string | null;
};

const list = statement<ListedSource>(
  'products_catalogue_sources',
  `SELECT name, host, outcome, status, checked_at AS "checkedAt", due_at AS "dueAt",
     due_at <= now() OR ${isFetching} AS "isFetching", import AS "importId"
   FROM products.catalogue_source ORDER BY name`,
);

export const findSources = (connection: Connection): Promise<ListedSource[]> => list(connection);
