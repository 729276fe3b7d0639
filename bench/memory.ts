/**
 * Measures the memory of the process after 2 000 pages, picked at random from its sitemap and rendered or
 * cached: at the start that loads the sample data, and at a later one. `node bench/memory.ts` writes
 * memory-results.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitemapAddresses } from '../tests/crawl/sitemap.ts';
import { residentBytes } from './cpu.ts';
import { say } from './measure.ts';
import { startOurs } from './servers/ours.ts';

const pages = 2000;
const atOnce = 4;

type Row = { start: string; atFirst: number; afterwards: number };

const rows: Row[] = [];
const directory = mkdtempSync(join(tmpdir(), 'bench-memory-'));
for (const start of ['first', 'later']) {
  say(`${start} start`);
  rows.push({ start, ...(await measured({ DATA_DIR: directory })) });
}
rmSync(directory, { recursive: true, force: true });
writeFileSync(join(import.meta.dirname, 'memory-results.md'), report(rows));

async function measured(settings: Readonly<Record<string, string>>) {
  const server = await startOurs(settings);
  const [pid = 0] = server.pids();
  const atFirst = residentBytes(pid);
  const addresses = await sitemapAddresses(server.address);
  const picked = Array.from(
    { length: pages },
    () => addresses[Math.floor(Math.random() * addresses.length)]!,
  );
  const queue = picked.values();
  const worker = async () => {
    // As browsers do; `fetch` does not accept Brotli by itself.
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    for (const address of queue) await (await fetch(address, { headers })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const afterwards = residentBytes(pid);
  await server.stop();
  return { atFirst, afterwards };
}

function report(measuredRows: readonly Row[]): string {
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
  return [
    '# Memory',
    '',
    `Written by \`node bench/memory.ts\`: resident memory in MB of the one process, as \`npm start\` runs it, after its start\nand after ${pages} pages.`,
    '',
    '| start | after the start | afterwards |',
    '|---|--:|--:|',
    ...measuredRows.map(
      ({ start, atFirst, afterwards }) => `| ${start} | ${megabytes(atFirst)} | ${megabytes(afterwards)} |`,
    ),
    '',
  ].join('\n');
}
