import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendPurge } from './purge-requests.ts';

type Heard = { method?: string; url?: string; headers: IncomingHttpHeaders; body: string };

let server: Server;
let url: string;
let received: Heard[];
let say: { status: number; body: string };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    received.push({ method, url: path, headers, body: await text(request) });
    response.writeHead(say.status, { 'content-type': 'application/json' }).end(say.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge?zone=1`;
});
afterAll(() => void server.close());
beforeEach(() => {
  received = [];
  say = { status: 200, body: '{"success":true}' };
});

const token = 'a-token-of-sixteen-letters';
const keys = ['0123456789', 'abcdef0123'];

async function purge(kind: Parameters<typeof sendPurge>[0]['kind'], own?: string): Promise<Heard> {
  await sendPurge({ kind, token: own }, url, keys);
  return received.at(-1)!;
}

test('SYS-01 Varnish gets a request of its own kind with the keys in its head', async () => {
  const { method, headers } = await purge('varnish');
  expect([method, headers['surrogate-key'], headers.authorization]).toEqual([
    'PURGE',
    keys.join(' '),
    undefined,
  ]);
});

test('SYS-01 Fastly gets its keys, and the token as it wants it', async () => {
  const { method, headers, url: path } = await purge('fastly', token);
  expect([method, path, headers['surrogate-key'], headers['fastly-key']]).toEqual([
    'POST',
    '/purge?zone=1',
    keys.join(' '),
    token,
  ]);
});

test('SYS-01 Cloudflare gets tags as JSON, and its refusal is one although it answers 200', async () => {
  const { method, headers, body } = await purge('cloudflare', token);
  expect([method, headers.authorization, headers['content-type']]).toEqual([
    'POST',
    `Bearer ${token}`,
    'application/json',
  ]);
  expect(JSON.parse(body)).toEqual({ tags: keys });
  say.body = '{"success": false, "errors": [{"message": "Unknown zone"}]}';
  await expect(purge('cloudflare', token)).rejects.toThrow('Unknown zone');
});

test('SYS-01 a program of one’s own gets the keys as JSON', async () => {
  const { method, headers, body } = await purge('webhook', token);
  expect([method, headers.authorization]).toEqual(['POST', `Bearer ${token}`]);
  expect(JSON.parse(body)).toEqual({ keys });
});

test('a refusal is an error that says which, and never the token', async () => {
  say = { status: 403, body: 'Not you' };
  for (const kind of ['varnish', 'fastly', 'cloudflare', 'webhook'] as const) {
    const error = await purge(kind, token).catch((thrown: Error) => thrown);
    expect(String(error), kind).toMatch(/403: Not you/);
    expect(String(error), kind).not.toContain(token);
  }
});
