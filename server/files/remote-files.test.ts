import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openRemoteFiles, type RemoteFiles } from './remote-files.ts';

const servers: Server[] = [];
let seen: IncomingMessage[] = [];
let keeper: { url: string; token: string };
let files: RemoteFiles;

async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<string> {
  const server = createServer((request, response) => void answer(request, response));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  seen = [];
  const origin = await serve((request, response) => {
    seen.push(request);
    const { url = '', headers } = request;
    if (url.includes('away')) return response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end();
    if (url.includes('broken')) return response.writeHead(500).end();
    if (url.includes('none')) return response.writeHead(404).end();
    const lasting = url.startsWith('/file') ? 'no-cache' : 'public, max-age=31536000, immutable';
    response.writeHead(headers.range ? 206 : 200, {
      'content-type': 'image/webp',
      'content-length': '5',
      'cache-control': lasting,
      etag: '"e"',
      'set-cookie': 'a=b',
      'x-powered-by': 'them',
    });
    response.end('bytes');
  });
  keeper = { url: `${origin}/graphql/content`, token: 'the token between us' };
  files = openRemoteFiles([keeper]);
});
afterAll(() => {
  for (const server of servers) server.close();
});

const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://site.example${path}`, { headers });

test('SYS-06 a picture of another back end is shown here, and fetched once', async () => {
  for (let time = 0; time < 3; time += 1) {
    const answer = await files.shown(request('/image/abc/480.webp', { cookie: 'session=secret' }));
    expect([answer?.status, await answer?.text()]).toEqual([200, 'bytes']);
    expect(Object.fromEntries(answer!.headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '5',
      'content-type': 'image/webp',
      etag: '"e"',
    });
  }
  expect((await files.shown(request('/image/abc/480.webp', { 'if-none-match': '"e"' })))?.status).toBe(304);
  expect(seen.map(({ url }) => url)).toEqual(['/image/abc/480.webp']);
  expect(seen[0]?.headers).not.toHaveProperty('cookie');
  // Public files are requested without the identity of the reader.
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
});

test('SYS-06 a film comes in the parts that were asked for', async () => {
  const answer = await files.shown(request('/media/abc/turn.webm', { range: 'bytes=0-4' }));
  expect([answer?.status, seen[0]?.headers.range]).toEqual([206, 'bytes=0-4']);
});

test('SYS-06 a paper that not everybody may have is fetched with the token', async () => {
  const answer = await files.paper(request('/file/paper'), keeper, '/file/paper?l=de');
  expect([answer?.status, seen[0]?.url, seen[0]?.headers.authorization]).toEqual([
    200,
    '/file/paper?l=de',
    'Bearer the token between us',
  ]);
});

test('nothing is asked for at other addresses than those of files of the back ends in the settings', async () => {
  for (const path of [
    '/graphql/content',
    '/image',
    '/image/a/b/c',
    '/media/',
    '/healthz',
    '//evil.example/image/a/b',
  ])
    expect(await files.shown(request(path)), path).toBeUndefined();
  for (const address of [
    'https://evil.example/file/x',
    '//evil.example/file/x',
    'file:///etc/passwd',
    'javascript:1',
  ])
    expect(await files.paper(request('/file/x'), keeper, address), address).toBeUndefined();
  expect(seen).toEqual([]);
});

test('no redirect is followed; a fault of theirs is 503, and what is not there is asked for again only later', async () => {
  expect((await files.shown(request('/image/away/1')))?.status).toBe(503);
  expect((await files.shown(request('/image/broken/1')))?.status).toBe(503);
  expect(await files.shown(request('/image/none/1'))).toBeUndefined();
  expect(await files.shown(request('/image/none/1'))).toBeUndefined();
  expect(seen.map(({ url }) => url)).toEqual(['/image/away/1', '/image/broken/1', '/image/none/1']);
  const gone = openRemoteFiles([{ url: 'http://127.0.0.1:1/graphql', token: undefined }]);
  expect((await gone.shown(request('/image/abc/1')))?.status).toBe(503);
});
