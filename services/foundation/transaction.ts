import type { Pool, PoolClient } from 'pg';
import { findUnitOf, runWithin, type UnitOfWork } from './unit-of-work.ts';

/**
 * Runs `work` in one transaction, which is rolled back when it throws. On the connection of an open transaction, and
 * within a unit of work, it becomes a savepoint: the transaction survives when this part fails.
 */
export async function inTransaction<Result>(
  on: Pool | PoolClient,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  if (isClient(on)) return inPart(on, work);
  const unit = findUnitOf(on);
  if (unit) return inPart(await unit.begin(), work);
  const connection = await on.connect();
  try {
    await connection.query('BEGIN');
    const result = await work(connection);
    await connection.query('COMMIT');
    connection.release();
    return result;
  } catch (error) {
    await abandon(connection, error);
    throw error;
  }
}

/**
 * Carries out an operation as a unit of work: all that its functions change by the pool is one transaction, which is
 * rolled back when it throws.
 * @param work may begin the transaction; otherwise its first `inTransaction` does
 */
export async function inUnitOfWork<Result>(
  pool: Pool,
  work: (unit: UnitOfWork) => Promise<Result>,
): Promise<Result> {
  const unit = newUnit(pool);
  const result = await storeTogether(unit, work);
  for (const follow of unit.afterwards) await runWithin(undefined, follow);
  return result;
}

async function storeTogether<Result>(
  unit: UnitOfWork,
  work: (unit: UnitOfWork) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await runWithin(unit, () => work(unit));
    // What still runs of it, unawaited, asks the pool from now on.
    unit.isOver = true;
    await unit.connection?.query('COMMIT');
    unit.connection?.release();
    return result;
  } catch (error) {
    unit.isOver = true;
    const connection = await unit.beginning?.catch(() => undefined);
    if (connection) await abandon(connection, error);
    throw error;
  }
}

function newUnit(pool: Pool): UnitOfWork {
  const unit: UnitOfWork = {
    pool,
    connection: undefined,
    beginning: undefined,
    lastQuery: Promise.resolve(),
    isOver: false,
    afterwards: [],
    begin() {
      unit.beginning ??= begin(unit);
      return unit.beginning;
    },
  };
  return unit;
}

async function begin(unit: UnitOfWork): Promise<PoolClient> {
  const connection = await unit.pool.connect();
  try {
    await connection.query('BEGIN');
  } catch (error) {
    await abandon(connection, error);
    throw error;
  }
  unit.connection = connection;
  return connection;
}

async function abandon(connection: PoolClient, error: unknown): Promise<void> {
  const broken = isDead(error) || (await rollBack(connection));
  connection.release(broken);
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
    // Rolling back leaves the savepoint, and a part around this one would then go back no further than here.
    await connection.query('ROLLBACK TO SAVEPOINT part; RELEASE SAVEPOINT part');
    throw error;
  }
}
