import { cpus } from 'node:os';
import type { Grown } from './grow.ts';
import type { Timed } from './timed.ts';

export type SizeResult = Grown & {
  readonly size: number;
  readonly rows: readonly (Timed & { readonly name: string })[];
  readonly residentBytes: number;
};

export function catalogueReport(results: readonly SizeResult[]): string {
  const names = results[0]?.rows.map(({ name }) => name) ?? [];
  const head = results.map(({ size }) => `${size.toLocaleString('fr')} | `).join('');
  return `# The catalogue as it grows

Written by \`node bench/catalogue.ts\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}. The back ends are asked
in process, one question after the other, 300 times each; p50 and p99 in milliseconds, then the statements sent to the
database for one question. Products are copies of the sample machines.

| | ${head}statements |
|---|${results.map(() => '--:|').join('')}--:|
${names.map((name, place) => row(name, place, results)).join('\n')}
| in the database, products, MB | ${results.map(({ productBytes }) => `${megabytes(productBytes)} | `).join('')}|
| in the database, search index, MB | ${results.map(({ searchBytes }) => `${megabytes(searchBytes)} | `).join('')}|
| memory of the process, MB | ${results.map(({ residentBytes }) => `${megabytes(residentBytes)} | `).join('')}|
`;
}

function row(name: string, place: number, results: readonly SizeResult[]): string {
  const cells = results.map(({ rows }) => {
    const { p50, p99 } = rows[place]!;
    return `${milliseconds(p50)} / ${milliseconds(p99)} | `;
  });
  return `| ${name} | ${cells.join('')}${(results.at(-1)?.rows[place]?.statements ?? 0).toFixed(1)} |`;
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
const milliseconds = (time: number) => time.toFixed(time < 10 ? 2 : 0);
