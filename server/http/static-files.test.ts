import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAhead } from '../../scripts/web-build/compress-ahead.ts';
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
  writeFileSync(join(directory, 'short.txt'), 'ä');
  await compressAhead(directory);
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

test('a visitor gets a file in the encoding that the browser accepts, and as it is where it is short', async () => {
  const encodings = ['br, gzip', 'gzip', 'br;q=0, gzip', 'identity'];
  const answers = await Promise.all(
    encodings.map((accepted) => get('/assets/a-hash.js', { 'accept-encoding': accepted })),
  );
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', 'gzip', null]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(
    new Set(['assets/a-hash.js '.repeat(200)]),
  );
  const short = await get('/short.txt', { 'accept-encoding': 'br' });
  expect([short.headers.get('content-encoding'), short.headers.get('vary')]).toEqual([null, null]);
  expect(await short.text()).toBe('ä');
});

test('a visitor who has a file gets 304, in the same encoding', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const { headers } = await get('/assets/a-hash.js', accepted);
  const again = { 'if-none-match': headers.get('etag')! };
  expect((await get('/assets/a-hash.js', { ...accepted, ...again })).status).toBe(304);
  expect((await get('/assets/a-hash.js', { 'accept-encoding': 'identity', ...again })).status).toBe(200);
});

test('a file whose name may stay while its content changes is asked for again', async () => {
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test('source maps, the build’s own files and unknown kinds are not public, and no address leads out', async () => {
  const own = [
    '/assets/a-hash.js.map',
    '/assets/a-hash.js.br',
    '/assets/a-hash.js.gz',
    '/.vite/manifest.json',
  ];
  const hidden = [...own, '/secret.key', '/assets', '/assets/', '/'];
  for (const path of [...hidden, '/assets/..%2ffavicon.svg', '/%2e%2e/x.js']) {
    expect((await get(path)).status, path).toBe(404);
  }
});
