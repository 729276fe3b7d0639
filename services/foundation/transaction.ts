import type { Pool, PoolClient } from 'pg';

/** Runs `work` in one transaction: all of it happens or, when it throws, nothing. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  try {
    await connection.query('BEGIN');
    const result = await work(connection);
    await connection.query('COMMIT');
    connection.release();
    return result;
  } catch (error) {
    const broken = await connection.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    connection.release(broken);
    throw error;
  }
}
