import { cpus } from 'node:os';
import type { Load } from './load.ts';

export type Row = { readonly name: string; readonly load: Load };

type Findings = {
  readonly path: string;
  readonly html: Buffer;
  readonly br: Buffer;
  readonly rounds: number;
  readonly cachedRows: readonly Row[];
  readonly renderedRows: readonly Row[];
  readonly mixed: { readonly quiet: Load; readonly busy: Load; readonly renderedPerSecond: number };
  readonly residentBytes: number;
  readonly scripts: readonly (readonly [string, { readonly files: number; readonly bytes: number }])[];
};

/** The median run: noise of the machine makes single runs slower, never faster. */
export function median(loads: readonly Load[]): Load {
  const sorted = [...loads].sort((a, b) => a.cpuPerRequest - b.cpuPerRequest);
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}

export function report(found: Findings): string {
  const { mixed } = found;
  return `# Measured

Written by \`node bench/run.ts\` on ${machine()}. Load and servers share the machine; each server is one process
(nginx: one worker). The page is \`${found.path}\` of the sample content, ${kilobytes(found.html.length)} KB of HTML and ${kilobytes(found.br.length)} KB compressed; the peers
render the same elements and texts. CPU is user and system time of the whole process for one request, of ${found.rounds} rounds the one
in the middle; it hardly moves with the neighbours, requests per second do.

## A page from the cache

${loadTable(found.cachedRows)}

## A page rendered for each request

The peers have their data in memory, and so has the site (SYS-01). Of pages in turn it caches fewer than there are, so for each
it asks its content back end and, through it, the database.

${loadTable(found.renderedRows)}

## Pages from the cache while others are rendered

While ${mixed.renderedPerSecond.toFixed(0)} pages a second are rendered in the same process, a page from the cache takes ${milliseconds(mixed.busy.p50)} ms (p99 ${milliseconds(mixed.busy.p99)} ms)
instead of ${milliseconds(mixed.quiet.p50)} ms (p99 ${milliseconds(mixed.quiet.p99)} ms). After all of this the process holds ${(found.residentBytes / 1024 / 1024).toFixed(0)} MB.

## Script that the page loads first

| | files | KB, br |
|---|--:|--:|
${found.scripts.map(([name, { files, bytes }]) => `| ${name} | ${files} | ${kilobytes(bytes)} |`).join('\n')}
`;
}

function loadTable(rows: readonly Row[]): string {
  const first = rows[0]!.load.cpuPerRequest;
  const lines = rows.map(({ name, load }) =>
    [
      name,
      whole(load.cpuPerRequest, load.cpuPerRequest < 100 ? 1 : 0),
      `${(load.cpuPerRequest / first).toFixed(1)} ×`,
      whole(load.requestsPerSecond),
      milliseconds(load.p50),
      milliseconds(load.p99),
      kilobytes(load.bytesPerRequest),
    ].join(' | '),
  );
  return [
    '| | CPU, µs | | requests/s | p50, ms | p99, ms | KB sent |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`;
}

/** Such as 12 345. */
function whole(value: number, digits = 0): string {
  return value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ' ');
}

const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
