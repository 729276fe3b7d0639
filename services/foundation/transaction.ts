import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in one transaction, which is rolled back when it throws. On the connection of an open transaction it
 * becomes a savepoint: the transaction survives when this part fails.
 */
export async function inTransaction<Result>(
  on: Pool | PoolClient,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  if (isClient(on)) return inPart(on, work);
  const connection = await on.connect();
  try {
    await connection.query('BEGIN');
    const result = await work(connection);
    await connection.query('COMMIT');
    connection.release();
    return result;
  } catch (error) {
    const broken = isDead(error) || (await rollBack(connection));
    connection.release(broken);
    throw error;
  }
}

/** Whether the rollback failed, after which the connection is unusable. */
async function rollBack(connection: PoolClient): Promise<boolean> {
  return connection.query('ROLLBACK').then(
    () => false,
    () => true,
  );
}

/** No answer came even after PostgreSQL's own time limit: another statement would wait as long. */
function isDead(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

function isClient(on: Pool | PoolClient): on is PoolClient {
  return 'release' in on;
}

async function inPart<Result>(
  connection: PoolClient,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  await connection.query('SAVEPOINT part');
  try {
    const result = await work(connection);
    await connection.query('RELEASE SAVEPOINT part');
    return result;
  } catch (error) {
    await connection.query('ROLLBACK TO SAVEPOINT part');
    throw error;
  }
}
