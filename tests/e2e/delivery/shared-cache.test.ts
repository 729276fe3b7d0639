import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitemapAddresses } from '../../crawl/sitemap.ts';
import { expectNothing } from '../../support/nothing.ts';
import { sampleDataDir } from '../../support/sample-data.ts';
import { sendRequest } from '../../support/send-request.ts';
import { type RunningServer, startServer } from '../../support/server.ts';

/** Checks one of this many pages of a crawl; `CACHE_CRAWL_STEP=1` checks all and takes minutes. */
const step = Number(process.env.CACHE_CRAWL_STEP ?? 40);

const data = sampleDataDir();
let server: RunningServer;
/** Receives the purges. */
let cache: Server;
const purged: string[] = [];

beforeAll(async () => {
  cache = createServer((request, response) => {
    purged.push(String(request.headers['surrogate-key']));
    response.end();
  });
  await once(cache.listen(0, '127.0.0.1'), 'listening');
  const { port } = cache.address() as AddressInfo;
  server = await startServer({ DATA_DIR: data.path, PURGE_URL: `http://127.0.0.1:${port}/` });
});

afterAll(async () => {
  await server?.stop();
  cache?.close();
  await data.remove();
});

test('SYS-01 a cache in front may keep 98 of 100 answers of a crawl', async () => {
  const addresses = (await sitemapAddresses(server.address)).filter((_, index) => index % step === 0);
  expect(addresses.length).toBeGreaterThan(100);
  const parts = new Set<string>();
  let kept = 0;
  let largestHead = 0;
  const passed: string[] = [];
  const count = (address: string, headers: IncomingHttpHeaders) => {
    if (mayBeShared(headers)) kept += 1;
    else passed.push(`${address}: ${headers['cache-control']}`);
  };
  for (const address of addresses) {
    const { headers, text } = await sendRequest(address);
    count(address, headers);
    largestHead = Math.max(largestHead, getSize(headers));
    for (const [, part = ''] of text.matchAll(/(?:src|href)="(\/(?:assets|image|fonts)\/[^" ]+)"/g))
      parts.add(part);
  }
  for (const part of [...parts].slice(0, 100))
    count(part, (await sendRequest(server.address + part)).headers);
  const share = kept / (kept + passed.length);
  console.info(
    `Of ${kept + passed.length} answers a shared cache may keep ${(share * 100).toFixed(1)} %; heads have ${largestHead} bytes at most`,
  );
  // The head, with the keys for purging, has to fit into one memory page: nginx accepts no more.
  expect(largestHead).toBeLessThan(4096);
  expect(share, passed.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.98);
});

test('SYS-01 nothing that is for one visitor is offered to a cache in front', async () => {
  const own = [
    ...['/', '/about-us', '/en/sign-in', '/en/register', '/en/editor', '/en/search?q=crimp'],
    ...[
      '/api/tickets-events',
      '/api/uploads/none',
      '/file/partner-handbook',
      '/am/json/authenticate',
      '/healthz',
    ],
    ...['/en?testing=true', '/en?nextRelease=true', '/en?cache=false', '/en?preview=x'],
  ];
  const faults: string[] = [];
  for (const path of own) {
    const { headers } = await sendRequest(server.address + path);
    if (mayBeShared(headers)) faults.push(`${path}: ${headers['cache-control']}`);
  }
  for (const cookie of [
    'measurement-system=Imperial',
    'fallback-language=fr',
    'testing=true',
    'editor=x',
    'access_x=1',
  ]) {
    const { headers } = await sendRequest(`${server.address}/en/about-us`, { headers: { cookie } });
    if (mayBeShared(headers)) faults.push(`${cookie}: ${headers['cache-control']}`);
  }
  expectNothing(faults);
});

test('SYS-01 what starts, and what ends, purges everything', async () => {
  const { headers } = await sendRequest(`${server.address}/en`);
  const [all = ''] = String(headers['surrogate-key']).split(' ');
  await expect.poll(() => purged).toContain(all);
});

/** The size of a head in bytes, as received. */
function getSize(headers: IncomingHttpHeaders): number {
  return Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + String(value).length + 4,
    17,
  );
}

/** Whether a shared cache may give the response to another person without revalidation. */
function mayBeShared(headers: IncomingHttpHeaders): boolean {
  const directives = String(headers['cache-control']);
  if (/\b(?:private|no-store|no-cache)\b/.test(directives) || headers['set-cookie']) return false;
  const varies = String(headers.vary ?? '')
    .split(',')
    .every((name) => /^\s*(?:accept-encoding)?\s*$/i.test(name));
  const seconds = /s-maxage=(\d+)/.exec(directives)?.[1] ?? /max-age=(\d+)/.exec(directives)?.[1] ?? '0';
  return varies && Number(seconds) > 0;
}
