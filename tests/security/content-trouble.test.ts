import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/settings/config.ts';
import { sampleDataDir } from '../support/sample-data.ts';
import { sendRequest } from '../support/send-request.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type ContentProxy, everyAilment, startContentProxy } from './support/content-proxy.ts';
import { rawGet } from './support/raw.ts';

const data = sampleDataDir();
let proxy: ContentProxy;
let database: Database;
let server: RunningServer;
let host: string;

const warmed = ['/en', '/de-ch', '/en/about-us', '/fr/about-us', '/style-guide', '/robots.txt'];
/** Not requested before the failure begins; each failure gets its own page. */
const cold = (index: number) => `/en/about-us/cold-${index}`;

const get = (path: string) => rawGet(server.address, path, { Host: host });

/** Notifies every process that everything was published. */
const publish = () => database.pool.query(`SELECT pg_notify('content_changed', '["all"]')`);

beforeAll(async () => {
  const log = createLog({ level: 'silent', json: true });
  database = await openDatabase(readConfig({ DATA_DIR: data.path }), log);
  proxy = await startContentProxy(`${inject('address')}/graphql/content`);
  server = await startServer({
    DATA_DIR: data.path,
    DATABASE_URL: database.connectionString,
    CONTENT_API_URL: proxy.url,
  });
  host = new URL(server.address).host;
  // A process that has just started on a busy machine may respond 503 until its back end does.
  for (const path of warmed)
    await vi.waitFor(async () => expect((await get(path)).status, path).toBe(200), {
      timeout: 300_000,
      interval: 500,
    });
});

afterAll(async () => {
  await server.stop();
  await proxy.close();
  await database.close();
  await data.remove();
});

/** With cached pages to serve, the status is 200 either way. */
const readiness = async () => JSON.parse((await get('/readyz')).body);

describe('SYS-06 a content back end elsewhere', () => {
  everyAilment.forEach((ailment, index) => {
    test(`that is ${ailment} takes no warmed page with it, and a cold page says when to come back`, async () => {
      await proxy.suffer(ailment);
      proxy.questions();
      for (const path of warmed) expect((await get(path)).status, path).toBe(200);
      // No visitor waited for it.
      expect(proxy.questions()).toBe(0);
      expect((await get('/healthz')).status).toBe(200);
      await expect.poll(readiness).toEqual({ status: 'degraded', degraded: ['content'] });

      // Pages that a publication has just dropped are served while they cannot be rendered again.
      await publish();
      await expect.poll(async () => (await get('/en')).headers['x-served']).toBe('stale');
      proxy.questions();
      for (const path of [...warmed, ...warmed]) expect((await get(path)).status, `stale ${path}`).toBe(200);

      const answer = await get(cold(index));
      expect(answer.status).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.body).not.toMatch(/GraphQL|fetch failed|at \w+ \(/);

      await proxy.suffer('none');
      await expect.poll(async () => (await get(cold(index))).status).toBe(404);
      for (const path of warmed) {
        await expect.poll(async () => (await get(path)).headers['x-served']).toBeUndefined();
      }
      await expect.poll(readiness).toEqual({ status: 'ready', degraded: [] });
    });
  });

  test('that fails leaves no password in the log, whatever ails it', async () => {
    const secret = 'the-password-that-nobody-may-read';
    const send = (path: string, type: string, body: string) => {
      const origin = server.address;
      return sendRequest(`${origin}${path}`, {
        method: 'POST',
        headers: { origin, 'content-type': type },
        body,
      });
    };
    for (const ailment of everyAilment) {
      await proxy.suffer(ailment);
      const answers = await Promise.all([
        send('/api/editor-area-autentication', 'application/json', JSON.stringify({ input: secret })),
        send(
          '/api/editor-area-authentication',
          'application/json',
          JSON.stringify({ entry: 'x'.repeat(43), code: secret }),
        ),
        send('/en/editor', 'application/x-www-form-urlencoded', `name=Petra+Ott&password=${secret}`),
      ]);
      expect(
        answers.map(({ status }) => status),
        ailment,
      ).toEqual([503, 503, 503]);
    }
    await proxy.suffer('none');
    const { stderr, stdout } = server.output();
    expect(stderr).toContain('signInEditor');
    expect(stderr).toContain('proveEditor');
    expect(stderr + stdout).not.toContain(secret.slice(0, 20));
  });

  test('that is slow is asked once for a page, however many visitors wait for it', async () => {
    await get('/hu');
    proxy.questions();
    await get('/hu/about-us');
    const forOne = proxy.questions();
    const answers = await Promise.all(Array.from({ length: 40 }, () => get('/cs/about-us')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    // A language that is requested for the first time may also need its navigation.
    expect(proxy.questions()).toBeLessThanOrEqual(forOne * 2 + 2);
  });
});
