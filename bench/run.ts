/**
 * Measures the site against the limit (nginx, bare node:http) and against its peers (Next.js, Nuxt), in one run on one
 * machine, and writes results.md. `node bench/run.ts`; the site must be built (`npm start` once does it), wrk and nginx
 * installed. `BENCH_SECONDS` and `BENCH_ROUNDS` make it shorter or steadier, `BENCH_PATH` takes another page.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { residentBytes } from './cpu.ts';
import { alone, browser, type Case, hitsDuringMisses, measure, say, smallest } from './measure.ts';
import { contentPaths, firstLoadScripts, get } from './page.ts';
import { readPage } from './page-tree.ts';
import { report } from './report.ts';
import { startBare } from './servers/bare.ts';
import { startNginx } from './servers/nginx.ts';
import { startOurs } from './servers/ours.ts';
import { preparePeer, startPeer } from './servers/peers.ts';
import type { Measured } from './servers/server.ts';

const path = process.env.BENCH_PATH ?? '/en';
const directory = mkdtempSync(join(tmpdir(), 'bench-run-'));
const run = {
  seconds: Number(process.env.BENCH_SECONDS ?? 5),
  rounds: Number(process.env.BENCH_ROUNDS ?? 3),
  directory,
};
const running = new Set<Measured>();

try {
  const text = await measureAll();
  writeFileSync(join(import.meta.dirname, 'results.md'), text);
} finally {
  for (const server of running) await server.stop();
  rmSync(directory, { recursive: true, force: true });
}

async function measureAll(): Promise<string> {
  say('Starting the site …');
  const ours = await track(startOurs());
  const html = (await get(ours.address + path)).body;
  const br = await smallest(ours.address + path);
  const gzip = (await get(ours.address + path, { 'Accept-Encoding': 'gzip' })).body;
  const { etag } = (await get(ours.address + path, browser)).headers;
  say('Preparing the peers …');
  const page = readPage(html.toString());
  const [nextDirectory, nuxtDirectory] = [preparePeer('next', page), preparePeer('nuxt', page)];

  const nginx = await track(startNginx(join(directory, 'nginx'), { br, gzip }));
  const bare = await track(startBare(join(directory, 'bare'), br, 'br'));
  const next = await track(startPeer('next', nextDirectory));
  const nuxt = await track(startPeer('nuxt', nuxtDirectory));

  const finished = (name: string, server: Measured, at: string, headers = {}): Case => ({
    name,
    server,
    path: at,
    headers: { ...browser, ...headers },
    connections: 32,
  });
  const finishedRows = await measure(
    [
      finished('nginx, the same bytes from a file', nginx, '/br'),
      finished('bare `node:http`, the same bytes', bare, path),
      finished('**the site**, first visit', ours, path),
      finished('**the site**, later visit', ours, path, { Cookie: 'locale_main=en' }),
      finished('**the site**, 304', ours, path, { 'If-None-Match': String(etag) }),
      finished('Nuxt 4, `swr`', nuxt, '/kept'),
      finished('Next.js 16, ISR', next, '/kept'),
    ],
    run,
  );
  const paths = await contentPaths(ours.address);
  const drawnRows = await measure(
    [
      { name: '**the site**', server: ours, path, headers: { ...browser, ...alone }, connections: 4 },
      { name: '**the site**, uncompressed', server: ours, path, headers: alone, connections: 4 },
      {
        name: `**the site**, ${paths.length} pages in turn, uncompressed`,
        server: ours,
        path,
        paths,
        headers: alone,
        connections: 4,
      },
      { name: 'Nuxt 4', server: nuxt, path: '/drawn', headers: browser, connections: 4 },
      { name: 'Next.js 16, `force-dynamic`', server: next, path: '/drawn', headers: browser, connections: 4 },
    ],
    run,
  );
  return report({
    path,
    html,
    br,
    rounds: run.rounds,
    finishedRows,
    drawnRows,
    mixed: await hitsDuringMisses(ours, path, run),
    residentBytes: residentBytes(ours.pids()[0]!),
    scripts: [
      ['the site', await firstLoadScripts(ours.address, path)],
      ['Nuxt 4', await firstLoadScripts(nuxt.address, '/kept')],
      ['Next.js 16', await firstLoadScripts(next.address, '/kept')],
    ],
  });
}

/** Everything that was started is stopped at the end, whatever happens in between. */
async function track(starting: Promise<Measured>): Promise<Measured> {
  const server = await starting;
  running.add(server);
  return server;
}
