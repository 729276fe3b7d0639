/**
 * Measures the site against the limit (nginx, bare node:http) and against its peers (Next.js, Nuxt), in one run on one
 * machine, and writes results.md. `node bench/run.ts`; the site must be built (`npm start` once does it), wrk and nginx
 * installed. `BENCH_SECONDS` and `BENCH_ROUNDS` make it shorter or steadier.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { residentBytes } from './cpu.ts';
import { type Load, load } from './load.ts';
import { firstLoadScripts, get } from './page.ts';
import { readPage } from './page-tree.ts';
import { loadTable, machine, median, type Row } from './report.ts';
import { startBare } from './servers/bare.ts';
import { startNginx } from './servers/nginx.ts';
import { startOurs } from './servers/ours.ts';
import { type PeerName, preparePeer, startPeer } from './servers/peers.ts';
import type { Measured } from './servers/server.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const path = process.env.BENCH_PATH ?? '/en';
const directory = mkdtempSync(join(tmpdir(), 'bench-run-'));
const browser = { 'Accept-Encoding': 'gzip, deflate, br' };
/** Makes the server draw the page for this visitor alone. */
const alone = { Authorization: 'Bearer bench' };

type Case = {
  name: string;
  server: Measured;
  path: string;
  headers: Record<string, string>;
  connections: number;
  note?: string;
};

const say = (text: string) => process.stderr.write(`${text}\n`);

try {
  writeFileSync(join(import.meta.dirname, 'results.md'), await measureAll());
} finally {
  rmSync(directory, { recursive: true, force: true });
}

async function measureAll(): Promise<string> {
  say('Starting the site …');
  const ours = await startOurs();
  try {
    const html = (await get(ours.address + path)).body;
    const br = await smallest(ours);
    const etag = String((await get(ours.address + path, browser)).headers.etag);
    const gzip = (await get(ours.address + path, { 'Accept-Encoding': 'gzip' })).body;
    const page = readPage(html.toString());
    const peers = await Promise.all(
      (['next', 'nuxt'] as const).map(async (name) => [name, prepared(name, page)] as const),
    );

    const nginx = await startNginx(join(directory, 'nginx'), { br, gzip });
    const bare = await startBare(join(directory, 'bare'), br, 'br');
    const limit = await measure([
      {
        name: 'nginx, the same bytes from a file',
        server: nginx,
        path: '/br',
        headers: browser,
        connections: 32,
      },
      { name: 'bare `node:http`, the same bytes', server: bare, path, headers: browser, connections: 32 },
      { name: '**the site**, first visit', server: ours, path, headers: browser, connections: 32 },
      {
        name: '**the site**, visitor with cookie',
        server: ours,
        path,
        headers: { ...browser, Cookie: 'locale_main=en' },
        connections: 32,
      },
      {
        name: '**the site**, 304',
        server: ours,
        path,
        headers: { ...browser, 'If-None-Match': etag },
        connections: 32,
      },
    ]);
    const drawn = await measure([
      {
        name: '**the site**, drawn for one visitor, br',
        server: ours,
        path,
        headers: { ...browser, ...alone },
        connections: 4,
      },
      { name: '**the site**, uncompressed', server: ours, path, headers: alone, connections: 4 },
    ]);
    const script: [string, { files: number; bytes: number }][] = [
      ['the site', await firstLoadScripts(ours.address, path)],
    ];
    const memory = residentBytes(ours.pids()[0]!);
    await nginx.stop();
    await bare.stop();
    const keptByPeers: Row[] = [];
    const drawnByPeers: Row[] = [];
    for (const [name, at] of peers) {
      const peer = await startPeer(name, at);
      keptByPeers.push(
        ...(await measure([
          { name: titles[name].kept, server: peer, path: '/kept', headers: browser, connections: 32 },
        ])),
      );
      drawnByPeers.push(
        ...(await measure([
          { name: titles[name].drawn, server: peer, path: '/drawn', headers: { ...browser }, connections: 4 },
        ])),
      );
      script.push([titles[name].name, await firstLoadScripts(peer.address, '/kept')]);
      await peer.stop();
    }
    const mixed = await hitsDuringMisses(ours);
    return report({
      html,
      br,
      limit: [...limit, ...keptByPeers],
      drawn: [...drawn, ...drawnByPeers],
      script,
      memory,
      mixed,
    });
  } finally {
    await ours.stop();
  }
}

const titles = {
  next: { name: 'Next.js 16', kept: 'Next.js 16, ISR', drawn: 'Next.js 16, force-dynamic' },
  nuxt: { name: 'Nuxt 4', kept: 'Nuxt 4, `swr`', drawn: 'Nuxt 4' },
} as const;

function prepared(name: PeerName, page: ReturnType<typeof readPage>): string {
  say(`Preparing ${titles[name].name} …`);
  return preparePeer(name, page);
}

/** Often asked pages are compressed a second time; waits for that. */
async function smallest({ address }: Measured): Promise<Buffer> {
  let body = (await get(address + path, browser)).body;
  const first = body.length;
  for (let count = 0; count < 100 && body.length === first; count += 1) {
    body = (await get(address + path, browser)).body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return body;
}

/** The cases in turn, several times over, so that a busy moment of the machine does not hit one of them alone. */
async function measure(cases: readonly Case[]): Promise<Row[]> {
  const loads = new Map<Case, Load[]>(cases.map((one) => [one, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const one of cases) {
      say(`${round === 0 ? 'warming' : `round ${round}`}: ${one.name}`);
      const done = await load({
        url: one.server.address + one.path,
        headers: one.headers,
        seconds: round === 0 ? Math.min(3, seconds) : seconds,
        connections: one.connections,
        pids: one.server.pids(),
        directory,
      });
      if (round > 0) loads.get(one)!.push(done);
    }
  }
  return cases.map((one) => ({ name: one.name, load: median(loads.get(one)!), note: one.note }));
}

/** How long a kept page takes while others are drawn: 40 a second, each anew. */
async function hitsDuringMisses(ours: Measured): Promise<{ quiet: Load; busy: Load; misses: number }> {
  const hit = {
    url: ours.address + path,
    headers: browser,
    seconds,
    connections: 8,
    pids: ours.pids(),
    directory,
  };
  const quiet = await load(hit);
  let misses = 0;
  const timer = setInterval(() => {
    void get(ours.address + path, { ...browser, ...alone }).then(() => {
      misses += 1;
    });
  }, 25);
  const busy = await load(hit);
  clearInterval(timer);
  return { quiet, busy, misses: misses / seconds };
}

type Findings = {
  html: Buffer;
  br: Buffer;
  limit: Row[];
  drawn: Row[];
  script: [string, { files: number; bytes: number }][];
  memory: number;
  mixed: { quiet: Load; busy: Load; misses: number };
};

function report({ html, br, limit, drawn, script, memory, mixed }: Findings): string {
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  return `# Measured

Written by \`node bench/run.ts\`: ${machine()}, load and servers on the same machine, one process each. The page is \`${path}\` of
the sample content, ${kilobytes(html.length)} KB of HTML, ${kilobytes(br.length)} KB compressed; the peers draw the same elements and texts. CPU is user
and system time of the whole process; of ${rounds} rounds the one in the middle.

## A finished page

${loadTable(limit, limit[0]!)}

## A page drawn anew, data included

The peers have their data in memory; the site asks its content back end and database for every page.

${loadTable(drawn, drawn[0]!)}

## Finished pages while others are drawn

${mixed.misses.toFixed(0)} pages a second drawn in the same process: a finished page takes ${mixed.busy.p50.toFixed(1)} ms (p99 ${mixed.busy.p99.toFixed(1)} ms) instead
of ${mixed.quiet.p50.toFixed(1)} ms (p99 ${mixed.quiet.p99.toFixed(1)} ms). After all of this the process holds ${(memory / 1024 / 1024).toFixed(0)} MB.

## Script that the page loads first

| | files | KB, br |
|---|--:|--:|
${script.map(([name, { files, bytes }]) => `| ${name} | ${files} | ${kilobytes(bytes)} |`).join('\n')}
`;
}
