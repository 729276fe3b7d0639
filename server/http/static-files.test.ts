import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaticFiles } from './static-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'static-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, '.vite'));
  for (const name of [
    'assets/a-hash.js',
    'assets/a-hash.js.map',
    '.vite/manifest.json',
    'favicon.svg',
    'secret.key',
  ]) {
    writeFileSync(join(directory, name), `${name} `.repeat(200));
  }
  const rules = Array.from(
    { length: 2000 },
    (_, index) => `.c${(index * index) % 997}{margin:${index % 13}px}`,
  );
  writeFileSync(join(directory, 'assets/large-hash.css'), rules.join(''));
  const files = openStaticFiles(directory, { 'X-Content-Type-Options': 'nosniff' });
  server = createServer(async (request, response) => {
    if (!(await files.answer(request, response))) response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

test('a built file is compressed and may be kept for ever', async () => {
  const answer = await get('/assets/a-hash.js?v=1', { 'accept-encoding': 'br' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(await answer.text()).toContain('assets/a-hash.js');
});

test('a visitor who has a file gets 304, and after the first use the fewest bytes that are possible', async () => {
  // `fetch` hides the length of what it decodes.
  const size = () =>
    new Promise<number>((resolve) => {
      const { port } = server.address() as AddressInfo;
      const asked = { port, path: '/assets/large-hash.css', headers: { 'accept-encoding': 'br' } };
      request(asked, (answer) => resolve(Number(answer.resume().headers['content-length']))).end();
    });
  const first = await size();
  await expect.poll(size).toBeLessThan(first);
  const { headers } = await get('/assets/large-hash.css');
  const again = await get('/assets/large-hash.css', { 'if-none-match': headers.get('etag')! });
  expect(again.status).toBe(304);
});

test('a file whose name may stay while its content changes is asked for again', async () => {
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test('source maps, the build’s own files and unknown kinds are not public, and no address leads out', async () => {
  const hidden = ['/assets/a-hash.js.map', '/.vite/manifest.json', '/secret.key', '/assets', '/assets/', '/'];
  for (const path of [...hidden, '/assets/..%2ffavicon.svg', '/%2e%2e/x.js']) {
    expect((await get(path)).status, path).toBe(404);
  }
});
