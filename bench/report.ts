import { cpus } from 'node:os';
import type { Load } from './load.ts';

export type Row = { readonly name: string; readonly load: Load; readonly note?: string };

const number = (value: number, digits = 0) => value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ' ');

export function loadTable(rows: readonly Row[], base: Row): string {
  const lines = rows.map(({ name, load, note = '' }) =>
    [
      name,
      number(load.cpuPerRequest, load.cpuPerRequest < 100 ? 1 : 0),
      `${number(load.cpuPerRequest / base.load.cpuPerRequest, 1)} ×`,
      number(load.requestsPerSecond),
      number(load.p50, 2),
      number(load.p99, 2),
      number(load.bytesPerRequest / 1024, 1),
      note,
    ].join(' | '),
  );
  return [
    '| server | CPU per request, µs | against the first | requests/s | p50, ms | p99, ms | KB sent | |',
    '|---|--:|--:|--:|--:|--:|--:|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

export function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
}

/** The run in the middle: a neighbour's noise makes single runs slower, never faster. */
export function median(loads: readonly Load[]): Load {
  const sorted = [...loads].sort((a, b) => a.cpuPerRequest - b.cpuPerRequest);
  return sorted[Math.floor(sorted.length / 2)]!;
}
