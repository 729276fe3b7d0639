import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import type { ObjectStore } from '#services/foundation/objects/object-store.ts';
import { Refusal } from '../company/command-line.ts';
import { isPassing, storedBelow } from '../files/storage/stored-keys.ts';
import { type Header, names } from './backup-file.ts';
import { columnList, findMigrations, findSequences, findTables, fullName, type Table } from './tables.ts';

/** A tar names the size of an entry before its bytes, so rows are written in pieces of this size. */
const pieceBytes = 8 * 1024 * 1024;

type Source = {
  readonly pool: Pool;
  /** The store of all files. */
  readonly objects: ObjectStore;
  readonly dataDir: string;
  readonly program: string;
};

/**
 * Writes everything that an installation stores into one tar, compressed if its name ends in .gz: a snapshot
 * of the rows, and the files, which are named after their content and never change. The site keeps running
 * meanwhile.
 * @throws {Refusal} when the file exists already
 */
export async function writeBackup(
  { pool, objects, dataDir, program }: Source,
  file: string,
): Promise<{ tables: number; files: number; bytes: number }> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Refusal(`${file} is there. A backup does not write over another one.`);
  const unfinished = `${file}.partial`;
  const tar = pack();
  const archive = createArchive(tar);
  const written = file.endsWith('.gz')
    ? pipeline(tar, createGzip(), createWriteStream(unfinished))
    : pipeline(tar, createWriteStream(unfinished));
  const filled = fill({ pool, objects, dataDir, program }, archive).catch((error) => {
    tar.destroy(error);
    throw error;
  });
  const [counts] = await Promise.all([filled, written]);
  const { size } = await stat(unfinished);
  await rename(unfinished, file);
  return { ...counts, bytes: size };
}

type Archive = ReturnType<typeof createArchive>;

async function fill({ pool, objects, dataDir, program }: Source, archive: Archive) {
  const connection = await pool.connect();
  try {
    await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const migrations = await findMigrations(connection);
    const services = Object.keys(migrations);
    const tables = await findTables(connection, services);
    const header: Header = {
      format: 'ferrule backup 1',
      program,
      madeAt: new Date().toISOString(),
      migrations,
      tables: tables.map(({ schema, name, columns }) => ({ schema, name, columns: [...columns] })),
      sequences: await findSequences(connection, services),
    };
    await archive.add(names.header, Buffer.from(JSON.stringify(header)));
    for (const table of tables) await addRows(connection, table, archive);
    const secret = await readFile(join(dataDir, names.secret)).catch(() => undefined);
    if (secret) await archive.add(names.secret, secret);
    let files = 0;
    for (const folder of Object.values(storedBelow)) files += await addObjects(objects, folder, archive);
    await archive.end();
    return { tables: tables.length, files };
  } finally {
    connection.release(true);
  }
}

async function addRows(connection: PoolClient, table: Table, archive: Archive): Promise<void> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let pieces = 0;
  const write = async (piece: Buffer) => {
    const name = `tables/${table.schema}.${table.name}/${String(pieces).padStart(6, '0')}`;
    await archive.add(name, piece);
    pieces += 1;
  };
  const rows = connection.query(copyTo(`COPY ${fullName(table)} (${columnList(table)}) TO STDOUT`));
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < pieceBytes) continue;
    // A piece may end at any line break: within a row, COPY writes a line break as two characters.
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf('\n') + 1;
    if (end > 0) await write(all.subarray(0, end));
    waiting = [all.subarray(end)];
    bytes = all.length - end;
  }
  if (bytes > 0) await write(Buffer.concat(waiting));
}

async function addObjects(objects: ObjectStore, prefix: string, archive: Archive): Promise<number> {
  let files = 0;
  for await (const { key, size } of objects.list(prefix)) {
    if (isPassing(key)) continue;
    const bytes = await objects.read(key);
    // A file that was deleted after the rows were read is no longer referred to.
    if (!bytes) continue;
    await archive.addStream(key, size, bytes);
    files += 1;
  }
  return files;
}

/** A tar whose last entry holds the checksum of each entry before it. */
function createArchive(tar: Pack) {
  const sums: Record<string, string> = {};

  async function add(name: string, bytes: Buffer): Promise<void> {
    sums[name] = createHash('sha256').update(bytes).digest('hex');
    const entry = tar.entry({ name, size: bytes.length, mode: 0o600 });
    entry.end(bytes);
    await finished(entry, { readable: false });
  }

  return {
    add,
    async addStream(name: string, size: number, bytes: Readable): Promise<void> {
      const hash = createHash('sha256');
      const entry = tar.entry({ name, size, mode: 0o600 });
      await pipeline(
        bytes,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
          }
        },
        entry,
      );
      sums[name] = hash.digest('hex');
    },
    async end(): Promise<void> {
      await add(names.checksums, Buffer.from(JSON.stringify(sums)));
      tar.finalize();
    },
  };
}
