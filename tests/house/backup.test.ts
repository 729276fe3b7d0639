import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRunning } from '../../server/database/running.ts';
import { sampleDataDir } from '../support/sample-data.ts';
import { freshDataDir, type RunningServer, startServer } from '../support/server.ts';

const data = sampleDataDir();
const restored = freshDataDir();
let folder: string;
let file: string;
let server: RunningServer;
let before: Map<string, string>;

type Ended = { code: number; stdout: string; stderr: string };

async function run(command: 'backup' | 'restore', to: string, dataDir: string): Promise<Ended> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [`server/backup/${command}.ts`, to], { env });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, stdout, stderr };
}

/** The content of each table, as its number of rows and a checksum of them. */
async function fingerprint(dataDir: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: await findRunning(dataDir) });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname !~ '^pg_|information_schema|^search$' ORDER BY 1`,
  );
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: sums } = await client.query<{ sum: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(row, chr(10) ORDER BY row COLLATE "C")), '') AS sum
       FROM (SELECT t::text AS row FROM ${name} t) rows`,
    );
    found.set(name, sums[0]?.sum ?? '');
  }
  await client.end();
  return found;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  file = join(folder, 'site.tar.gz');
  server = await startServer({ DATA_DIR: data.path });
});

afterAll(async () => {
  await server.stop();
  await Promise.all([data.remove(), restored.remove(), rm(folder, { recursive: true })]);
});

test('E3.1 a backup is made while the site runs, for its owner alone', async () => {
  before = await fingerprint(data.path);
  const visitors = Promise.all(
    ['/en', '/de/products', '/ja/search?q=crimp'].map((path) => fetch(server.address + path)),
  );
  const { code, stdout, stderr } = await run('backup', file, data.path);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Backed up to \S+: \d+ tables, \d{3,} files, \d+ MB\.\n$/);
  for (const { status } of await visitors) expect(status).toBe(200);
  const { mode, size } = await stat(file);
  expect(mode & 0o777).toBe(0o600);
  // For the status in the editor area; one that was refused changes nothing of it.
  const recorded = async () => JSON.parse(await readFile(join(data.path, 'backup', 'last.json'), 'utf8'));
  const { at, bytes } = await recorded();
  expect([Date.parse(at) <= Date.now(), bytes]).toEqual([true, size]);

  const again = await run('backup', file, data.path);
  expect(again.code).toBe(1);
  expect(again.stderr).toBe(`${file} is there. A backup does not write over another one.\n`);
  expect(await recorded()).toEqual({ at, bytes });
});

test('a backup that is cut off or changed is refused, and nothing of its rows is kept', async () => {
  const broken = join(folder, 'broken.tar.gz');
  await cp(file, broken);
  await truncate(broken, Math.floor((await stat(file)).size / 2));
  const place = freshDataDir();
  const cut = await run('restore', broken, place.path);
  expect(cut.code).toBe(1);
  expect(cut.stderr).toMatch(
    /^(?:The backup is cut off|The file is broken).*None of its rows were stored\.\n$/,
  );
  await place.remove();

  const odd = join(folder, 'odd.tar');
  await writeFile(odd, 'no archive at all');
  const elsewhere = freshDataDir();
  expect(await run('restore', odd, elsewhere.path)).toMatchObject({ code: 1 });
  await elsewhere.remove();
});

test('E3.1 a restore brings everything back into an empty place, and into no other', async () => {
  const { code, stdout, stderr } = await run('restore', file, restored.path);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Restored what was there at 20\S+Z: \d+ rows, \d+ files\. /);

  const second = await startServer({ DATA_DIR: restored.path });
  const after = await fingerprint(restored.path);
  const same = [...before].filter(([name, sum]) => after.get(name) !== sum);
  // Rows that the start itself writes.
  expect(same.filter(([name]) => !/^identity\.(?:signing_key|session)|^migrations\./.test(name))).toEqual([]);
  for (const path of ['/en', '/de/products', '/ja/search?q=crimp'])
    expect((await fetch(second.address + path)).status, path).toBe(200);
  expect(await readFile(join(restored.path, 'secret'))).toEqual(await readFile(join(data.path, 'secret')));
  await second.stop();

  const full = await run('restore', file, restored.path);
  expect(full.code).toBe(1);
  expect(full.stderr).toMatch(/^The database holds data already\./);
});
