import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDataDir } from '../support/sample-data.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const data = sampleDataDir();
const traces: Buffer[] = [];
const collector = createServer(async (request, response) => {
  if (request.url === '/v1/traces') traces.push(await buffer(request));
  response.end();
});
let server: RunningServer;
let metricsPort: number;

beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  metricsPort = await freePort();
  server = await startServer({
    DATA_DIR: data.path,
    METRICS_PORT: String(metricsPort),
    ACCESS_LOG: '1',
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  });
});

afterAll(async () => {
  await server.stop();
  collector.close();
  await data.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.address + path, { headers });
const lines = () =>
  server
    .output()
    .stderr.split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test.each(['/en', '/en/no-such-page', '/healthz', '/readyz', '/favicon.ico', '/graphql/content', '/%zz'])(
  'SYS-04 the answer to %s is called by a name, the same as its line in the log',
  async (path) => {
    const answer = await get(path);
    await answer.arrayBuffer();
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    await expect
      .poll(() => lines().filter((line) => line.message === 'Request' && line.request === id))
      .toMatchObject([
        { method: 'GET', status: answer.status, ms: expect.any(Number), bytes: expect.any(Number) },
      ]);
  },
);

test('a request that belongs to a trace goes on under its name; a page from memory says so', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  await (await get('/en')).text();
  const answer = await get('/en', { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
  await answer.text();
  expect(answer.headers.get('x-request-id')).toBe(trace);
  await expect
    .poll(() => lines().find((line) => line.request === trace))
    .toMatchObject({ route: 'page', path: '/en', cache: 'hit' });
});

test('no secret of an address is in a line', async () => {
  await (await get('/en/reset-password?token=the-token-of-somebody&email=eva@nordlicht.example')).text();
  await expect.poll(() => lines().some((line) => line.path === '/en/reset-password')).toBe(true);
  expect(server.output().stderr).not.toMatch(/the-token-of-somebody|eva@nordlicht/);
});

test('Prometheus reads what was asked and how long it took, at a port of its own', async () => {
  await (await get('/en')).text();
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await expect
    .poll(metrics)
    .toMatch(
      /http_server_request_duration_seconds_count\{[^}]*http_route="page"[^}]*cache="hit"[^}]*\} [1-9]/,
    );
  const shown = await metrics();
  for (const name of [
    'db_client_connection_count{pool="content",state="idle"',
    'db_client_operation_duration_seconds_bucket',
    'ferrule_page_cache_pages',
    'ferrule_mail_overdue_seconds',
    'nodejs_eventloop_delay_p99_seconds',
    'process_memory_usage_bytes',
  ])
    expect(shown).toContain(name);
  expect((await get('/metrics')).status).not.toBe(200);
});

test('traces go where the standard variables say', async () => {
  await (await get('/en/products')).text();
  await expect.poll(() => Buffer.concat(traces).includes('GET page'), { timeout: 30_000 }).toBe(true);
  expect(Buffer.concat(traces).includes('ferrule')).toBe(true);
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
