import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadOutside } from './download-outside.ts';

let server: Server;
let folder: string;
let origin: string;
let host: string;
const seen: IncomingHttpHeaders[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'download-'));
  server = createServer((request, response) => {
    seen.push(request.headers);
    if (request.url === '/moved') return response.writeHead(302, { location: '/catalogue' }).end();
    if (request.url === '/endless') {
      const send = () => response.write('x'.repeat(1000), (error) => error ?? send());
      return send();
    }
    if (request.url === '/half') {
      response.writeHead(200, { 'content-length': '100' }).write('slug');
      return setImmediate(() => response.destroy());
    }
    if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end();
    return response.writeHead(200, { etag: '"1"' }).end('slug\nacme-1\n');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

let count = 0;
const download = (
  path: string,
  known?: { etag: string | null; lastModified: string | null },
  allowed = [host],
) =>
  downloadOutside(
    `${origin}${path}`,
    { path: join(folder, String(++count)), maxBytes: 10_000, token: 'a-token-of-the-erp', known },
    { allowedHosts: new Set(allowed), timeoutMs: 60_000 },
  );

test('issue 30: a file is fetched with its token once, and not again while its server has the same version', async () => {
  const first = await download('/catalogue');
  expect(first).toEqual({ outcome: 'downloaded', bytes: 12, version: { etag: '"1"', lastModified: null } });
  expect(await readFile(join(folder, String(count)), 'utf8')).toBe('slug\nacme-1\n');
  expect(seen.at(-1)).toMatchObject({
    authorization: 'Bearer a-token-of-the-erp',
    'accept-encoding': 'identity',
  });
  expect(await download('/catalogue', { etag: '"1"', lastModified: null })).toEqual({ outcome: 'unchanged' });
  expect((await download('/catalogue', { etag: '"0"', lastModified: null })).outcome).toBe('downloaded');
});

test('issue 30: a redirect is not followed: the token is for one address', async () => {
  expect(await download('/moved')).toEqual({ outcome: 'refused', status: 302 });
});

test('issue 30: a file that does not end, or ends too soon, is refused', async () => {
  await expect(download('/endless')).rejects.toMatchObject({ name: 'TooLarge' });
  await expect(download('/half')).rejects.toThrow();
});

test('issue 30: an address of a private network is refused before anything is asked', async () => {
  const before = seen.length;
  await expect(download('/catalogue', undefined, [])).rejects.toMatchObject({ name: 'PrivateDestination' });
  expect(seen).toHaveLength(before);
});
