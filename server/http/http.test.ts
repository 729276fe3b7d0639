import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogFields } from '../log.ts';
import { createHttpServer, serve } from './http.ts';
import { usualConnections } from './limits/connection-limit.ts';
import { fetchMount } from './mount.ts';

let server: Server;
const logged: [string, LogFields | undefined][] = [];

beforeAll(async () => {
  server = createHttpServer(usualConnections({ trustedProxies: 0 }));
  const note = (message: string, fields?: LogFields) => void logged.push([message, fields]);
  const log = { debug: note, info: note, warn: note, error: note };
  const echo = async (request: Request) =>
    new Response(`${request.url} ${[...request.headers.keys()].sort()} ${(await request.text()).length}`);
  const breakDown = async (): Promise<Response> => {
    throw new Error('secret detail');
  };
  serve(
    server,
    {
      mounts: new Map([
        ['api', fetchMount({ fetch: echo, isApi: true, maxBodyBytes: 1000, secure: false })],
        ['form', fetchMount({ fetch: echo, maxBodyBytes: 1000, secure: true })],
        ['broken', fetchMount({ fetch: breakDown, secure: false })],
      ]),
      files: () => false,
      pages: undefined,
      observe: (_request, _response, _route, work) => work(),
      limitFreshness: () => {},
      site: async (request, response) => void response.end(`site ${request.url}`),
    },
    log,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => void server.close());

/** Sends exactly these characters and gives everything that comes back. */
async function raw(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(request, 'latin1');
  return text(socket);
}

const get = (target: string, host = 'a.example', more = '') =>
  raw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`);
const post = (path: string, headers: string, body = '') =>
  raw(
    `POST ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`,
  );
const status = (answer: string) => Number(answer.split(' ')[1]);

test('URL-12 a host that is none is refused before anything looks at it', async () => {
  for (const host of [
    'a b',
    'a/b',
    'a@b',
    'a:b',
    '',
    'ä',
    `${'a'.repeat(300)}`,
    'a.example, b.example',
    '<script>',
  ]) {
    const answer = await get('/', host);
    expect(status(answer), host).toBe(400);
    if (host.length > 1) expect(answer).not.toContain(host);
  }
  const two = await raw('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n');
  expect(status(two)).toBe(400);
  expect(status(await raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400);
  for (const host of ['a.example', 'A.Example:8080', 'localhost', '127.0.0.1:80', '[::1]:3000']) {
    expect(status(await get('/', host)), host).toBe(200);
  }
});

test('a client that never closes its half of a refused connection does not keep it', async () => {
  const clients = Array.from({ length: 10 }, () => {
    const { port } = server.address() as AddressInfo;
    return connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  });
  const received = await Promise.all(
    clients.map((client) => {
      client.write('MGLNDD\r\n\r\n');
      return text(client);
    }),
  );
  expect(received.map(status)).toEqual(Array(10).fill(400));
  const open = () => new Promise((done) => server.getConnections((_, count) => done(count)));
  await expect.poll(open).toBe(0);
  for (const client of clients) client.destroy();
});

test('an absolute address counts when it names the same host', async () => {
  expect(await get('http://a.example/x?y=1')).toContain('site /x?y=1');
  expect(await get('HTTP://A.EXAMPLE')).toContain('site /');
  expect(status(await get('http://b.example/x'))).toBe(400);
  expect(status(await get('*'))).toBe(400);
});

test('addresses that are too long, broken or hide a NUL are refused', async () => {
  expect(status(await get(`/${'a'.repeat(8192)}`))).toBe(414);
  expect([400, 431]).toContain(status(await get(`/${'a'.repeat(100_000)}`)));
  for (const target of [
    '/%00',
    '/a%zz',
    '/%',
    '/%ff',
    '/a\\b',
    '/a|b',
    '/<x>',
    '/\u00e4',
    '/a#b',
    '/?x=%00',
  ]) {
    expect(status(await get(target)), target).toBe(400);
  }
  for (const target of ['/', '/a%20b', '/%E4%B8%AD', '//evil.example', '/%2e%2e/x', '/?q=%ff', "/a'b"]) {
    expect(status(await get(target)), target).toBe(200);
  }
});

test('methods that nobody needs are refused', async () => {
  for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'LINK']) {
    const answer = await raw(`${method} / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
    expect(status(answer), method).toBe(405);
    expect(answer).toMatch(/^allow: GET, HEAD/im);
  }
  expect(status(await raw('BREW / HTTP/1.1\r\nHost: a.example\r\n\r\n'))).toBe(400);
});

test('smuggled requests are refused and the connection is closed', async () => {
  const smuggled = [
    'POST /api HTTP/1.1\r\nHost: a.example\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x',
    'POST /api HTTP/1.1\r\nHost: a.example\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
    'POST /api HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'GET / HTTP/1.1\r\nHost: a.example\r\nX: a\nY: b\r\n \r\n\r\n',
    'GET /  HTTP/1.1 x\r\nHost: a.example\r\n\r\n',
    'hello',
  ];
  for (const request of smuggled) {
    const answer = await raw(request);
    expect(status(answer), request).toBe(400);
    expect(answer.match(/HTTP\/1\.1/g), request).toHaveLength(1);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
  }
});

test('a change from the page of another site is refused', async () => {
  const foreign = [
    'Sec-Fetch-Site: cross-site\r\n',
    'Sec-Fetch-Site: same-site\r\n',
    'Origin: https://evil.example\r\n',
    'Origin: null\r\n',
    'Origin: http://a.example.evil.example\r\n',
  ];
  for (const headers of foreign) {
    expect(status(await post('/form', headers)), headers).toBe(403);
    expect(status(await post('/api', headers)), headers).toBe(403);
  }
  for (const headers of ['Sec-Fetch-Site: same-origin\r\n', 'Origin: http://a.example\r\n']) {
    expect(status(await post('/form', headers)), headers).toBe(200);
  }
  expect(status(await post('/form', ''))).toBe(403);
  expect(status(await post('/', ''))).toBe(403);
  expect(status(await post('/api', ''))).toBe(200);
});

test('what a visitor can forge about the way here reaches nobody', async () => {
  const forged = [
    'X-Forwarded-Host',
    'X-Forwarded-For',
    'X-Original-URL',
    'Forwarded',
    'X-Real-IP',
    'X-User-Id',
    'X-Visitor',
  ];
  const answer = await get('/api', 'a.example', forged.map((name) => `${name}: evil.example\r\n`).join(''));
  expect(answer).toContain('http://a.example/api host 0');
  expect(answer).not.toContain('evil');
});

test('a body that is too large is refused, announced or not', async () => {
  expect(status(await post('/api', '', 'x'.repeat(1000)))).toBe(200);
  expect(status(await post('/api', '', 'x'.repeat(1001)))).toBe(413);
  const chunk = `3e9\r\n${'x'.repeat(1001)}\r\n0\r\n\r\n`;
  const unannounced = await raw(
    `POST /api HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
  );
  expect(status(unannounced)).toBe(413);
});

test('a fault is logged and tells the visitor nothing', async () => {
  const answer = await get('/broken');
  expect(status(answer)).toBe(500);
  expect(answer).not.toContain('secret');
  expect(logged.at(-1)).toMatchObject([
    'A request failed',
    { path: '/broken', error: { message: 'secret detail' } },
  ]);
});

test('every answer says that its type is not to be guessed; https ones keep the browser on https', async () => {
  for (const target of ['/api', '/broken', '/%00', '/form']) {
    expect(await get(target), target).toMatch(/x-content-type-options: nosniff/i);
  }
  expect(await get('/form')).toMatch(/strict-transport-security: max-age=\d{8}; includeSubDomains/i);
  expect(await get('/api')).not.toMatch(/strict-transport-security/i);
});
