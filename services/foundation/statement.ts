import type { ClientBase, Pool } from 'pg';

/** A pool, or the one connection of a transaction. */
export type Connection = Pool | ClientBase;

/**
 * SQL as a function: PostgreSQL plans the text once a connection, under `name`, and answers at once from then on.
 * The name must be unique in the program; begin it with the service's.
 */
export function statement<Row, Values extends readonly unknown[] = []>(name: string, text: string) {
  return async (connection: Connection, ...values: Values): Promise<Row[]> => {
    const { rows } = await connection.query({ name, text, values: [...values] });
    return rows as Row[];
  };
}

/**
 * Lets PostgreSQL keep the first plan of each statement on connections opened from now on. Left to itself it plans ours
 * anew every time, since it cannot estimate their arrays: measured for a page by path, 2.0 ms in place of 0.3 ms.
 */
export function planOnce(pool: Pool): void {
  const { onConnect } = pool.options;
  pool.options.onConnect = async (client) => {
    await onConnect?.(client);
    await client.query("SET plan_cache_mode = 'force_generic_plan'");
  };
}
