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
