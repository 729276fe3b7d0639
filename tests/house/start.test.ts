import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startEmbedded } from '../../server/database/embedded.ts';
import { createLog } from '../../server/log.ts';
import { sampleDataDir } from '../support/sample-data.ts';
import { sendRequest } from '../support/send-request.ts';
import { freshDataDir, type RunningServer, ServerEnded, startServer } from '../support/server.ts';

// One DATA_DIR for all tests except the last.
const data = sampleDataDir();
const running = new Set<RunningServer>();

async function start(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const server = await startServer({ DATA_DIR: data.path, ...settings });
  running.add(server);
  server.process.once('close', () => running.delete(server));
  return server;
}

/** The error with which a start fails. */
async function refusal(settings: Readonly<Record<string, string>>): Promise<ServerEnded> {
  const ended = await start(settings).catch((error: unknown) => error);
  if (ended instanceof ServerEnded) return ended;
  throw new Error('The server started, though it should not.');
}

/** A database may still be starting: it is tried for ten seconds, during which the other tests run. */
const leadsNowhere = startServer({
  DATA_DIR: data.path,
  DATABASE_URL: 'postgresql://site:hunter2@127.0.0.1:1/website',
  LOG_LEVEL: 'error',
}).catch((error: unknown) => error);

const status = async (server: RunningServer, path: string) => (await fetch(server.address + path)).status;

afterEach(async () => {
  await Promise.all([...running].map((server) => server.stop()));
});
afterAll(() => data.remove());

test('SYS-06 the first and only line on standard output names the address, which answers', async () => {
  const server = await start();
  expect(server.output().stdout).toMatch(/^Ready on http:\/\/localhost:\d+\n$/);
  expect(await status(server, '/healthz')).toBe(200);
  expect(await status(server, '/readyz')).toBe(200);
  expect(await server.stop()).toEqual({ code: 0, signal: null });
});

test('E3.8 SIGTERM finishes what is in flight', async () => {
  const server = await start();
  const body = JSON.stringify({ query: '{ __typename }' });
  const upload = request(`${server.address}/graphql/content`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' },
  });
  const answered = once(upload, 'response');
  upload.flushHeaders();
  await once(upload, 'continue');
  upload.write(body.slice(0, 10));
  const ended = server.stop();
  await expect.poll(() => fetch(`${server.address}/healthz`).catch(() => 'refused')).toBe('refused');
  upload.end(body.slice(10));
  const [response] = await answered;
  expect(JSON.parse(await text(response))).toMatchObject({ data: { __typename: 'Query' } });
  expect(response.headers.connection).toBe('close');
  expect(await ended).toEqual({ code: 0, signal: null });
});

test('SYS-06 a server whose output nobody reads any more goes on, and ends as it is told', async () => {
  const server = await start();
  server.process.stdout?.destroy();
  server.process.stderr?.destroy();
  expect(await status(server, '/healthz')).toBe(200);
  expect(await server.stop()).toEqual({ code: 0, signal: null });
});

test('a second process on the same DATA_DIR is refused with the number of the first', async () => {
  const first = await start();
  const { exitCode, stderr, stdout } = await refusal({});
  expect(exitCode).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    `DATA_DIR ${data.path} is in use by process ${first.process.pid}. ` +
      'Stop that one, or give this one another DATA_DIR (and PORT).\n',
  );
  expect(await status(first, '/readyz')).toBe(200);
});

test('E3.1 after kill -9 the next start works', async () => {
  const first = await start();
  const gone = once(first.process, 'close');
  first.process.kill('SIGKILL');
  await gone;
  expect(await status(await start(), '/readyz')).toBe(200);
});

test.each([
  ['PORT', '99999', 'PORT must be a whole number from 0 to 65535, but is "99999".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent, but is "loud".'],
  ['HOST', '203.0.113.7', 'HOST 203.0.113.7 is not an address of this machine.'],
])('SYS-06 the impossible setting %s=%s is one line that names it', async (name, value, line) => {
  const { exitCode, stderr } = await refusal({ [name]: value });
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: `${line}\n` });
});

test('SYS-06 an impossible HOST is said before anything is opened', async () => {
  const untouched = freshDataDir();
  const { stderr } = await refusal({ HOST: '203.0.113.7', DATA_DIR: untouched.path });
  expect(stderr).toBe('HOST 203.0.113.7 is not an address of this machine.\n');
  expect(readdirSync(untouched.path)).toEqual([]);
  await untouched.remove();
});

test('SYS-06 npm start says what is impossible before it builds the site', async () => {
  const folder = freshDataDir();
  // The project as it is after a clone and an install: nothing is built.
  for (const name of readdirSync('.').filter((entry) => !['build', 'scripts', '.cache'].includes(entry)))
    symlinkSync(resolve(name), join(folder.path, name));
  cpSync('scripts', join(folder.path, 'scripts'), { recursive: true });
  const result = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: folder.path,
    env: { PATH: process.env.PATH, HOST: '203.0.113.7' },
    encoding: 'utf8',
  });
  expect(result.stderr).toBe('HOST 203.0.113.7 is not an address of this machine.\n');
  expect(result.status).toBe(1);
  expect(existsSync(join(folder.path, 'build'))).toBe(false);
  await folder.remove();
});

test('SYS-06 SITE_HOSTS leads the domains of the sites to other hosts, and names one that no site has', async () => {
  const hosts = 'www.group.example=one.test,www.wirelane.example=two.test';
  const server = await start({ SITE_HOSTS: hosts });
  for (const host of ['one.test', 'two.test'])
    expect((await sendRequest(`${server.address}/en`, { headers: { host } })).status, host).toBe(200);
  await server.stop();
  const { exitCode, stderr } = await refusal({ SITE_HOSTS: `${hosts},www.wirelan.example=three.test` });
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(
    /^SITE_HOSTS names www\.wirelan\.example, which no site has\. The domains of the sites are .*www\.wirelane\.example.*\.\n$/,
  );
});

test('SYS-06 a PORT in use is one line that names it', async () => {
  const other = createServer();
  await once(other.listen(0), 'listening');
  const { port } = other.address() as AddressInfo;
  const { exitCode, stderr } = await refusal({ PORT: String(port), LOG_LEVEL: 'error' });
  other.close();
  expect(exitCode).toBe(1);
  expect(stderr).toBe(`PORT ${port} is in use by another program. Stop that one, or set another PORT.\n`);
});

test('SYS-06 a DATABASE_URL that leads nowhere is one line that names it', async () => {
  const { exitCode, stderr } = (await leadsNowhere) as ServerEnded;
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1\/website cannot be used \(.+\)\..+\n$/);
});

test('SYS-06 another PostgreSQL serves as well as the embedded one', async () => {
  const [postgres, own] = [sampleDataDir(), freshDataDir()];
  const embedded = await startEmbedded(postgres.path, createLog({ level: 'silent', json: true }));
  const server = await start({ DATABASE_URL: embedded.connectionString, DATA_DIR: own.path });
  expect(await status(server, '/readyz')).toBe(200);
  await embedded.stop();
  await expect.poll(() => status(server, '/readyz')).toBe(503);
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  await Promise.all([postgres.remove(), own.remove()]);
});
