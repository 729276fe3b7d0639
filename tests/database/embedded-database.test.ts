import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { readConfig, SettingError } from '#server/settings/config.ts';

const log = createLog({ level: 'silent', json: true });
const open = (env: Record<string, string>) => openDatabase(readConfig(env), log);

let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await freshFolder();
  database = await open({ DATA_DIR: dataDir });
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

test('the embedded database speaks UTC and UTF-8, knows letters and has its extensions', async () => {
  const { rows } = await database.pool.query(
    `SELECT current_setting('TimeZone') AS zone, current_setting('server_encoding') AS encoding,
       lower('ÄÉŠŐ') AS lower, to_tsvector('german', 'Kabelbäume')::text AS vector,
       current_setting('fsync') AS fsync, current_setting('listen_addresses') AS addresses,
       (SELECT count(*)::int FROM pg_available_extensions
        WHERE name IN ('pg_trgm', 'unaccent', 'fuzzystrmatch')) AS extensions`,
  );
  expect(rows[0]).toEqual({
    zone: 'UTC',
    encoding: 'UTF8',
    lower: 'äéšő',
    vector: "'kabelbaum':1",
    fsync: 'on',
    addresses: '',
    extensions: 3,
  });
});

test('trigrams see letters beyond ASCII', async () => {
  await database.pool.query('CREATE EXTENSION pg_trgm');
  const { rows } = await database.pool.query("SELECT show_trgm('šő') <> show_trgm('žű') AS differ");
  expect(rows[0]).toEqual({ differ: true });
});

test('a second owner of DATA_DIR is refused by name', async () => {
  const refused = open({ DATA_DIR: dataDir });
  await expect(refused).rejects.toThrow(SettingError);
  await expect(refused).rejects.toThrow(`DATA_DIR ${dataDir} is in use by process ${process.pid}.`);
});

test.each([
  ['is a file', 'file'],
  ['lies below a file', 'file/deeper'],
])('SYS-06 a DATA_DIR that %s is a one-line error', async (_case, path) => {
  await writeFile(join(dataDir, 'file'), '');
  const refused = open({ DATA_DIR: join(dataDir, path) });
  await expect(refused).rejects.toThrow(SettingError);
  await expect(refused).rejects.toThrow(/^DATA_DIR \S+ must be a folder that can be written \(E\w+\)\.$/);
});

test('SYS-06 a database of another PostgreSQL version is a one-line error', async () => {
  const other = await freshFolder();
  await (await open({ DATA_DIR: other })).close();
  await writeFile(join(other, 'postgres/data/PG_VERSION'), '17\n');
  const refused = open({ DATA_DIR: other });
  await expect(refused).rejects.toThrow(
    /^DATA_DIR: the embedded PostgreSQL does not start \([^\n]+17[^\n]+\)\.$/,
  );
  await rm(other, { recursive: true });
});

test('another process may use the same database by its address', async () => {
  const second = await open({ DATABASE_URL: database.connectionString });
  const { rows } = await second.pool.query('SELECT current_database() AS name');
  await second.close();
  expect(rows).toEqual([{ name: 'website' }]);
});

test('SYS-01 a notification reaches every listener of its channel and no other', async () => {
  const received: string[] = [];
  const listener = (name: string) => ({
    notified: (payload: string) => void received.push(`${name} ${payload}`),
    missed: () => {},
  });
  await database.listen('published', listener('a'));
  await database.listen('published', listener('b'));
  await database.listen('other channel', listener('c'));
  await database.pool.query("SELECT pg_notify('published', 'page 1'), pg_notify('other channel', '')");
  await expect.poll(() => received.sort()).toEqual(['a page 1', 'b page 1', 'c ']);
});

test('E3.4 a server that is killed comes back under the same address, and listeners learn that they missed something', async () => {
  const missed = vi.fn();
  const notified = vi.fn();
  await database.listen('after the gap', { notified, missed });
  await database.pool.query('CREATE TABLE kept AS SELECT 1 AS one');
  process.kill(await serverProcess(), 'SIGKILL');

  await expect.poll(() => missed.mock.calls.length).toBe(1);
  await expect
    .poll(async () => (await database.pool.query('SELECT one FROM kept')).rows)
    .toEqual([{ one: 1 }]);
  await database.pool.query("SELECT pg_notify('after the gap', 'x')");
  await expect.poll(() => notified.mock.calls).toContainEqual(['x']);
});

test('a process id that meanwhile belongs to another program is not an obstacle', async () => {
  const other = await freshFolder();
  const first = await open({ DATA_DIR: other });
  const pidFile = join(other, 'postgres/data/postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8')).split('\n');
  await first.close();
  await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
  const second = await open({ DATA_DIR: other });
  expect((await second.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await second.close();
  await rm(other, { recursive: true });
});

test('a path too long for a socket gets a short one', async () => {
  const long = await freshFolder('x'.repeat(100));
  const other = await open({ DATA_DIR: long });
  expect(other.connectionString.length).toBeLessThan(107);
  expect((await other.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await other.close();
  await rm(long, { recursive: true });
});

test.runIf(process.getuid?.() === 0)(
  'SYS-06 started by root, the database lies in DATA_DIR all the same, which is closed to the account that runs it',
  async () => {
    const closed = await mkdtemp(join(tmpdir(), 'site-closed-'));
    const below = join(closed, 'data');
    const first = await open({ DATA_DIR: below });
    await first.pool.query('CREATE TABLE kept AS SELECT 1 AS one');
    await first.close();
    expect(await realpath(join(below, 'postgres'))).toBe(
      await realpath(below).then((at) => join(at, 'postgres')),
    );
    const again = await open({ DATA_DIR: below });
    expect((await again.pool.query('SELECT one FROM kept')).rows).toEqual([{ one: 1 }]);
    await again.close();
    await rm(closed, { recursive: true });
  },
);

/** The database deletes such files while it works. */
const isPassing = (path: string) => /pg_wal|pgsql_tmp|pg_stat_tmp/.test(path);

test('SYS-06 DATA_DIR and all below it is closed to other accounts, also what an earlier version left open', async () => {
  const old = await freshFolder();
  await mkdir(join(old, 'files/blobs'), { recursive: true });
  await writeFile(join(old, 'files/blobs/a'), 'bytes');
  for (const path of ['files', 'files/blobs', 'files/blobs/a']) await chmod(join(old, path), 0o755);
  await chmod(old, 0o711);
  const running = await open({ DATA_DIR: old });
  const below = (await readdir(old, { recursive: true })).filter((path) => !isPassing(path));
  expect(below).toEqual(expect.arrayContaining(['files/blobs/a', 'postgres/run/.s.PGSQL.5432']));
  for (const path of ['', ...below]) {
    const { mode } = await stat(join(old, path));
    expect((mode & 0o077).toString(8), path).toBe('0');
  }
  await running.close();
  await rm(old, { recursive: true });
});

test('SYS-06 an address that refuses the user is a one-line error without the password', async () => {
  const url = `postgresql:///nosuchdatabase?host=${encodeURIComponent(join(dataDir, 'postgres/run'))}&user=site&password=hunter2`;
  const refused = open({ DATABASE_URL: url });
  await expect(refused).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL at [^\n]+ cannot be used \([^\n]+\)\.[^\n]+$/,
  );
  await expect(refused).rejects.toThrow(/^(?!.*hunter2)/);
});

function freshFolder(name = 'database'): Promise<string> {
  return mkdtemp(join(tmpdir(), `site-${name}-`));
}

async function serverProcess(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);
}
