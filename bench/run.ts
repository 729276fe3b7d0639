/**
 * Measures the site against the limit (nginx, bare node:http) and against its peers (Next.js, Nuxt), in one
 * run on one machine, and writes results.md. `node bench/run.ts`; the site must be built (`npm start` once
 * does it), wrk and nginx installed. `BENCH_SECONDS` and `BENCH_ROUNDS` make it shorter or steadier,
 * `BENCH_PATH` measures another page.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { residentBytes } from './cpu.ts';
import { browser, type Case, hitsDuringMisses, measure, say, smallest, uncached } from './measure.ts';
import { contentPaths, firstLoadScripts, get } from './page.ts';
import { readPage } from './page-tree.ts';
import { type Row, report } from './report.ts';
import { startBare } from './servers/bare.ts';
import { startNginx } from './servers/nginx.ts';
import { startOurs } from './servers/ours.ts';
import { preparePeer, startPeer } from './servers/peers.ts';
import type { Measured } from './servers/server.ts';

/** A page in the forms in which the site sends it. */
type Page = { readonly html: Buffer; readonly br: Buffer; readonly gzip: Buffer; readonly etag: string };
type Others = Readonly<Record<'nginx' | 'bare' | 'next' | 'nuxt', Measured>>;
type Servers = Others & { readonly site: Measured };

const path = process.env.BENCH_PATH ?? '/en';
const directory = mkdtempSync(join(tmpdir(), 'bench-run-'));
const run = {
  seconds: Number(process.env.BENCH_SECONDS ?? 5),
  rounds: Number(process.env.BENCH_ROUNDS ?? 3),
  directory,
};
/** Everything that was started, so that it is stopped at the end in any case. */
const running: Measured[] = [];

try {
  say('Starting the site …');
  const site = await stopAtEnd(startOurs());
  const page = await readBuiltPage(site);
  say('Preparing the peers …');
  const others = await startOthers(page);
  writeFileSync(
    join(import.meta.dirname, 'results.md'),
    report({
      path,
      html: page.html,
      br: page.br,
      rounds: run.rounds,
      cachedRows: await measureCached({ site, ...others }, page.etag),
      renderedRows: await measureRendered({ site, ...others }),
      mixed: await hitsDuringMisses(site, path, run),
      residentBytes: residentBytes(site.pids()[0]!),
      scripts: [
        ['the site', await firstLoadScripts(site.address, path)],
        ['Nuxt 4', await firstLoadScripts(others.nuxt.address, '/cached')],
        ['Next.js 16', await firstLoadScripts(others.next.address, '/cached')],
      ],
    }),
  );
} finally {
  for (const server of running) await server.stop();
  rmSync(directory, { recursive: true, force: true });
}

async function stopAtEnd(starting: Promise<Measured>): Promise<Measured> {
  const server = await starting;
  running.push(server);
  return server;
}

/** A page as the site sends it: the others send the same bytes, or render the same elements. */
async function readBuiltPage({ address }: Measured): Promise<Page> {
  return {
    html: (await get(address + path)).body,
    br: await smallest(address + path),
    gzip: (await get(address + path, { 'Accept-Encoding': 'gzip' })).body,
    etag: String((await get(address + path, browser)).headers.etag),
  };
}

async function startOthers({ html, br, gzip }: Page): Promise<Others> {
  const tree = readPage(html.toString());
  const [nextDirectory, nuxtDirectory] = [preparePeer('next', tree), preparePeer('nuxt', tree)];
  return {
    nginx: await stopAtEnd(startNginx(join(directory, 'nginx'), { br, gzip })),
    bare: await stopAtEnd(startBare(join(directory, 'bare'), br, 'br')),
    next: await stopAtEnd(startPeer('next', nextDirectory)),
    nuxt: await stopAtEnd(startPeer('nuxt', nuxtDirectory)),
  };
}

function measureCached({ site, nginx, bare, next, nuxt }: Servers, etag: string): Promise<Row[]> {
  const cached = (name: string, server: Measured, at: string, headers = {}): Case => ({
    name,
    server,
    path: at,
    headers: { ...browser, ...headers },
    connections: 32,
  });
  return measure(
    [
      cached('nginx, the same bytes from a file', nginx, '/br'),
      cached('bare `node:http`, the same bytes', bare, path),
      cached('**the site**, first visit', site, path),
      cached('**the site**, later visit', site, path, { Cookie: 'locale_main=en' }),
      cached('**the site**, 304', site, path, { 'If-None-Match': etag }),
      cached('Nuxt 4, `swr`', nuxt, '/cached'),
      cached('Next.js 16, ISR', next, '/cached'),
    ],
    run,
  );
}

async function measureRendered({ site, next, nuxt }: Servers): Promise<Row[]> {
  const paths = await contentPaths(site.address);
  const rendered = (name: string, server: Measured, at: string, headers: Case['headers']): Case => ({
    name,
    server,
    path: at,
    headers,
    connections: 4,
  });
  return measure(
    [
      rendered('**the site**', site, path, { ...browser, ...uncached }),
      rendered('**the site**, uncompressed', site, path, uncached),
      {
        ...rendered(`**the site**, ${paths.length} pages in turn, uncompressed`, site, path, uncached),
        paths,
      },
      rendered('Nuxt 4', nuxt, '/rendered', browser),
      rendered('Next.js 16, `force-dynamic`', next, '/rendered', browser),
    ],
    run,
  );
}
