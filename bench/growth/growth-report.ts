import { cpus } from 'node:os';
import type { Pool } from 'pg';
import type { Measured } from './measure-list.ts';

/** What is counted, by its table. */
const counted = {
  tickets: 'support.ticket',
  answers: 'support.ticket_reply',
  machines: 'support.machine',
  people: 'identity.person',
  pages: 'content.page',
  'texts of pages': 'content.page_text',
  files: 'content.file',
  enquiries: 'support.enquiry',
};

export async function growthReport(
  pool: Pool,
  measured: readonly Measured[],
  { scale, runs }: { scale: number; runs: number },
): Promise<string> {
  const there: string[] = [];
  for (const [what, table] of Object.entries(counted)) {
    const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
    there.push(`${rows[0]?.count.toLocaleString('fr')} ${what}`);
  }
  const { rows } = await pool.query<{ version: string }>(
    `SELECT current_setting('server_version') || ', jit ' || current_setting('jit') AS version`,
  );
  return `# Lists as the company grows

Written by \`node bench/growth.ts\` at a scale of ${scale} on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), PostgreSQL ${rows[0]?.version}.
${there.join(', ')}. Each list is asked for by the operation of its screen, in process, ${runs} times one after the other: the median and the slowest, in
milliseconds, and how large the answer is.

| list | median | slowest | KB |
|---|--:|--:|--:|
${measured.map(({ name, median, worst, bytes }) => `| ${name} | ${median.toFixed(0)} | ${worst.toFixed(0)} | ${(bytes / 1024).toFixed(0)} |`).join('\n')}
`;
}
