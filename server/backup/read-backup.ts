import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rm, writeFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import * as v from 'valibot';
import { migrate } from '#services/foundation/migrate.ts';
import type { ObjectStore } from '#services/foundation/objects/object-store.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { Refusal } from '../company/command-line.ts';
import { storedBelow } from '../files/storage/stored-keys.ts';
import { checksums, type Header, header, names } from './backup-file.ts';
import { columnList, dropReferences, fullName, restTriggers } from './tables.ts';

type Target = {
  readonly pool: Pool;
  /** The store of all files. */
  readonly objects: ObjectStore;
  readonly dataDir: string;
};
type Beside = Omit<Target, 'pool'>;
type Entry = Readable & { readonly header: { readonly name: string; readonly type?: string | null } };

const services = join(import.meta.dirname, '../../services');

/**
 * Restores a backup into an installation that holds nothing: all rows in one transaction, which is committed only
 * once every checksum was right. The tables are created in the shape that they had; the next start migrates them.
 * @throws {Refusal} when the installation holds something, or the file is not a backup, another version's, broken or cut
 * off
 */
export async function readBackup(
  { pool, ...to }: Target,
  file: string,
): Promise<{ made: string; rows: number; files: number }> {
  const { entries, findFault } = await openEntries(file);
  try {
    return await readEntries({ pool, ...to }, file, entries);
  } catch (error) {
    const fault = findFault();
    if (!fault || error instanceof Refusal) throw error;
    throw new Refusal(`The file is broken (${fault.message}). None of its rows were stored.`);
  }
}

async function readEntries({ pool, ...to }: Target, file: string, entries: AsyncIterator<Entry>) {
  const { done, value: first } = await entries.next();
  if (done || first.header.name !== names.header) throw new Refusal(`${file} is not a backup.`);
  const sums: Record<string, string> = {};
  const described = v.safeParse(header, JSON.parse((await readWhole(first, sums)).toString()));
  if (!described.success) throw new Refusal(`${file} is not a backup that this version reads.`);
  const { output: made } = described;
  await refuseOthers({ pool, ...to }, made);
  for (const [service, hashes] of Object.entries(made.migrations))
    await migrate(pool, join(services, service, 'migrations'), service, new Set(hashes));
  const counts = await inTransaction(pool, (connection) => keep(connection, to, { entries, made, sums }));
  return { made: made.madeAt, ...counts };
}

type Opened = {
  readonly entries: AsyncIterator<Entry>;
  readonly made: Header;
  /** The checksums of what was read so far, by entry. */
  readonly sums: Record<string, string>;
};

async function keep(connection: PoolClient, to: Beside, { entries, made, sums }: Opened) {
  const schemas = Object.keys(made.migrations);
  const wake = await restTriggers(connection, schemas);
  const putBack = await dropReferences(connection, schemas);
  const tables = new Map(made.tables.map((table) => [`${table.schema}.${table.name}`, table]));
  if (tables.size > 0) await connection.query(`TRUNCATE ${[...tables.values()].map(fullName).join(', ')}`);
  let [rows, files] = [0, 0];
  for (;;) {
    const { done, value: entry } = await entries.next();
    if (done) throw new Refusal('The backup is cut off: its end is missing. None of its rows were stored.');
    const { name } = entry.header;
    if (name === names.checksums) {
      compare(sums, v.parse(checksums, JSON.parse((await buffer(entry)).toString())));
      break;
    }
    const table = tables.get(/^tables\/([^/]+)\/\d+$/.exec(name)?.[1] ?? '');
    if (table) {
      const into = connection.query(copyFrom(`COPY ${fullName(table)} (${columnList(table)}) FROM STDIN`));
      await pipeline(entry, summed(name, sums), into);
      rows += into.rowCount;
    } else {
      await writeBeside(entry, to, sums);
      files += 1;
    }
  }
  for (const { name, value } of made.sequences)
    if (value !== null) await connection.query('SELECT setval($1, $2)', [name, value]);
  for (const restored of [...putBack, ...wake]) await connection.query(restored);
  return { rows, files };
}

function compare(read: Readonly<Record<string, string>>, written: Readonly<Record<string, string>>): void {
  const { [names.checksums]: _, ...rest } = written;
  const wrong = Object.keys({ ...read, ...rest }).find((name) => read[name] !== rest[name]);
  if (wrong)
    throw new Refusal(
      `The backup is broken: ${wrong} is not what was written. None of its rows were stored.`,
    );
}

async function writeBeside(
  entry: Entry,
  { objects, dataDir }: Beside,
  sums: Record<string, string>,
): Promise<void> {
  const { name } = entry.header;
  if (name === names.secret) {
    const secret = await readWhole(entry, sums);
    await writeFile(join(dataDir, name), secret, { mode: 0o600 });
    return;
  }
  const isOurs =
    Object.values(storedBelow).some((folder) => name.startsWith(folder)) && normalize(name) === name;
  if (!isOurs) throw new Refusal(`The backup holds ${JSON.stringify(name)}, which is nowhere to be put.`);
  const path = join(dataDir, 'restored.partial');
  try {
    await pipeline(entry, summed(name, sums), createWriteStream(path));
    await objects.put(name, { path });
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * @throws {Refusal} when the installation holds something, or the backup is of a version that this program does not
 * know
 */
async function refuseOthers({ pool, objects }: Target, { migrations, tables }: Header): Promise<void> {
  for (const [service, hashes] of Object.entries(migrations)) {
    const migrationsFolder = join(services, service, 'migrations');
    const known = await readdir(migrationsFolder).then(
      () => new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)),
      () => new Set<string>(),
    );
    if (hashes.some((hash) => !known.has(hash)))
      throw new Refusal('The backup was made by a newer version of the program. Restore it with that one.');
  }
  for (const table of tables) {
    const { rows } = await pool.query<{ there: string | null }>('SELECT to_regclass($1) AS there', [
      fullName(table),
    ]);
    if (!rows[0]?.there) continue;
    const { rowCount } = await pool.query(`SELECT FROM ${fullName(table)} LIMIT 1`);
    if (rowCount) throw new Refusal('The database holds data already. A backup goes into an empty one.');
  }
  for (const folder of Object.values(storedBelow)) {
    for await (const { key } of objects.list(folder))
      throw new Refusal(`There are files already: ${key}. A backup goes into an empty DATA_DIR or bucket.`);
  }
}

async function openEntries(file: string) {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`${file} cannot be read (${error.code}).`);
  });
  const { buffer: start } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  await handle.close();
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  const tar = extract();
  let fault: Error | undefined;
  const read = isGzip
    ? pipeline(createReadStream(file), createGunzip(), tar)
    : pipeline(createReadStream(file), tar);
  read.catch((error: Error) => {
    fault = error;
    tar.destroy(error);
  });
  const entries = (tar as AsyncIterable<Entry>)[Symbol.asyncIterator]();
  return { entries, findFault: () => fault };
}

async function readWhole(entry: Entry, sums: Record<string, string>): Promise<Buffer> {
  const bytes = await buffer(entry);
  sums[entry.header.name] = createHash('sha256').update(bytes).digest('hex');
  return bytes;
}

function summed(name: string, sums: Record<string, string>): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk, _encoding, passOn) {
      hash.update(chunk);
      passOn(null, chunk);
    },
    flush(done) {
      sums[name] = hash.digest('hex');
      done();
    },
  });
}
