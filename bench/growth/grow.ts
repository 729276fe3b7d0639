import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { say } from '../measure.ts';

/** The first table that each part creates: if it exists, the part is filled. */
const parts = { support: 'bench.size', content: 'bench.copy' };

/**
 * Fills the tables that the sample leaves small, once: `scale` 1 is a million tickets and ten thousand pages.
 */
export async function grow(pool: Pool, scale: number): Promise<void> {
  for (const [part, mark] of Object.entries(parts)) {
    const { rows } = await pool.query<{ made: boolean }>('SELECT to_regclass($1) IS NOT NULL AS made', [
      mark,
    ]);
    if (rows[0]?.made) continue;
    const began = performance.now();
    const text = readFileSync(join(import.meta.dirname, `${part}.sql`), 'utf8');
    // Triggers for each row would take longer than the rows themselves.
    const settings = `SET LOCAL bench.scale = '${scale}'; SET LOCAL session_replication_role = replica;`;
    await pool.query(`BEGIN; ${settings} ${text}; COMMIT`);
    say(`${part}: ${Math.round((performance.now() - began) / 1000)} s`);
    await pool.query('VACUUM ANALYZE');
  }
}
