import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from '../../server/database/embedded.ts';
import { createLog } from '../../server/log.ts';
import { withClient } from '../support/back-ends/database.ts';
import { sampleDataDir } from '../support/sample-data.ts';
import { freshDataDir, startServer } from '../support/server.ts';

const postgres = sampleDataDir();
const own = freshDataDir();
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let web: URL;

beforeAll(async () => {
  embedded = await startEmbedded(postgres.path, createLog({ level: 'silent', json: true }));
  web = new URL(embedded.connectionString);
  web.username = 'web';
  web.searchParams.set('user', 'web');
  await withClient(embedded.connectionString, (client) =>
    client.query(`
      CREATE ROLE web LOGIN;
      DO $$ DECLARE name text; BEGIN
        FOR name IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_|information_schema' LOOP
          EXECUTE format('GRANT USAGE ON SCHEMA %I TO web', name);
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO web', name);
          EXECUTE format('GRANT USAGE ON ALL SEQUENCES IN SCHEMA %I TO web', name);
        END LOOP;
      END $$`),
  );
});

afterAll(async () => {
  await embedded.stop();
  await Promise.all([postgres.remove(), own.remove()]);
});

test('SYS-06 npm run migrate brings the tables to their shape, however often, and ends', () => {
  const env = { ...process.env, DATABASE_URL: embedded.connectionString, DATA_DIR: own.path, MIGRATE: 'no' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/migrate.ts'], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toBe('The tables have the shape of this version.\n');
  expect(status).toBe(0);
});

test('SYS-06 a site whose role may change no table shows pages, searches and takes what visitors send', async () => {
  const settings = { DATABASE_URL: web.href, DATA_DIR: own.path, MIGRATE: 'no' };
  const server = await startServer(settings);
  for (const path of ['/en', '/en/products', '/en/search?q=crimp'])
    expect((await fetch(server.address + path)).status, path).toBe(200);
  expect(await (await fetch(`${server.address}/readyz`)).json()).toEqual({ status: 'ready', degraded: [] });
  const form = await fetch(`${server.address}/en/forms/contact`, {
    method: 'POST',
    headers: { origin: server.address, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=not-an-address',
  });
  expect(form.status).toBeLessThan(500);
  expect(await server.stop()).toEqual({ code: 0, signal: null });
});

test('SYS-06 tables that are older than the program are named, and nothing starts', async () => {
  await withClient(embedded.connectionString, (client) =>
    client.query('DELETE FROM migrations.mail WHERE hash = (SELECT min(hash) FROM migrations.mail)'),
  );
  const refused = startServer({ DATABASE_URL: web.href, DATA_DIR: own.path, MIGRATE: 'no' });
  await expect(refused).rejects.toMatchObject({
    exitCode: 1,
    stderr: 'The tables of mail are older than this version. Run npm run migrate, or unset MIGRATE.\n',
  });
});
