import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { remoteSupportMounts } from './remote-support.ts';

const servers: Server[] = [];
let site: string;
let seen: { url: string; method: string; headers: IncomingMessage['headers']; body: string };

async function serve(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<string> {
  const server = createServer((request, response) => void handle(request, response));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const backEnd = await serve(async (request, response) => {
    const { url = '', method = '', headers } = request;
    seen = { url, method, headers, body: await text(request) };
    response.writeHead(206, {
      'upload-offset': '5',
      'content-range': 'bytes 0-4/9',
      'content-length': '5',
      'set-cookie': 'a=b',
    });
    response.end('hello');
  });
  const parts = {
    secure: false,
    limits: uploadLimits,
    token: 'of-this-site',
    findVisitor: () => '192.0.2.7',
  };
  const mounts = new Map(remoteSupportMounts(`${backEnd}/graphql`, parts));
  const gone = new Map(remoteSupportMounts('http://127.0.0.1:1/graphql', parts));
  site = await serve((request, response) => {
    const name = request.url?.split('/').slice(1, 3).join('/') ?? '';
    const mount = request.headers.accept === 'gone' ? gone.get(name) : mounts.get(name);
    return mount?.answer(request, response);
  });
});

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test('SYS-06 uploads and files of another support back end are reached through the site', async () => {
  const answer = await fetch(`${site}/api/uploads/one?x=1`, {
    method: 'PATCH',
    headers: {
      'upload-offset': '0',
      'ciam-id-token': 'a token',
      cookie: 'session=secret',
      range: 'bytes=0-4',
    },
    body: 'bytes',
  });
  expect([answer.status, await answer.text()]).toEqual([206, 'hello']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'upload-offset': '5',
    'content-range': 'bytes 0-4/9',
    'content-length': '5',
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(seen).toMatchObject({ url: '/api/uploads/one?x=1', method: 'PATCH', body: 'bytes' });
  expect(seen.headers).toMatchObject({
    ciam_id_token: 'a token',
    'ciam-id-token': 'a token',
    range: 'bytes=0-4',
  });
  expect(seen.headers.cookie).toBeUndefined();
});

test('SYS-06 a support back end that is down is not one that knows nothing', async () => {
  const answer = await fetch(`${site}/api/attachments/one/a.jpg`, { headers: { accept: 'gone' } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});
