import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { say } from '../measure.ts';

/** Fills what the sample leaves empty, once: `scale` 1 is a million tickets and ten thousand pages. */
export async function grow(pool: Pool, scale: number): Promise<void> {
  const { rows } = await pool.query<{ grown: boolean }>(`SELECT to_regclass('bench.copy') IS NOT NULL AS grown`);
  if (rows[0]?.grown) return;
  const connection = await pool.connect();
  for (const part of ['support', 'content']) {
    const began = performance.now();
    const text = readFileSync(join(import.meta.dirname, `${part}.sql`), 'utf8');
    await connection.query(`BEGIN; SET LOCAL bench.scale = '${scale}'; SET LOCAL session_replication_role = replica; ${text} COMMIT`);
    say(`${part}: ${Math.round((performance.now() - began) / 1000)} s`);
  }
  connection.release();
  await pool.query('VACUUM ANALYZE');
}
