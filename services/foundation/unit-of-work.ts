import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase, Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

/**
 * One operation whose changes are stored together or not at all (0119). Whatever asks its pool meanwhile, in whichever
 * function, gets its connection. `inUnitOfWork` begins and ends it.
 */
export type UnitOfWork = {
  readonly pool: Pool;
  /** Opens the transaction, unless it is open. */
  readonly begin: () => Promise<PoolClient>;
  /** Undefined: nothing has been changed yet. */
  connection: PoolClient | undefined;
  /** While the transaction opens, and from then on. */
  beginning: Promise<PoolClient> | undefined;
  /** The last query, whatever comes of it. */
  lastQuery: Promise<unknown>;
  isOver: boolean;
  /** What is to follow once everything is stored. */
  readonly afterwards: (() => void | Promise<void>)[];
};

const units = new AsyncLocalStorage<UnitOfWork | undefined>();

/** Runs work within a unit, or outside of any. */
export function runWithin<Result>(unit: UnitOfWork | undefined, work: () => Result): Result {
  return units.run(unit, work);
}

/** The unit that changes something by this pool at the moment. */
export function findUnitOf(pool: Pool): UnitOfWork | undefined {
  const unit = units.getStore();
  return unit && !unit.isOver && unit.pool === pool ? unit : undefined;
}

/**
 * Asks a pool or a connection; within a unit of work its connection in place of the pool. Those queries wait for each
 * other: a connection answers one at a time, and functions that ask a pool need not know.
 */
export function queryWithin(given: Pool | ClientBase, query: QueryConfig): Promise<QueryResult> {
  const unit = units.getStore();
  const isOurs = unit && !unit.isOver && (unit.pool === given || unit.connection === given);
  const connection = isOurs ? unit.connection : undefined;
  if (!unit || !connection) return given.query(query);
  const answer = unit.lastQuery.then(() => connection.query(query));
  unit.lastQuery = answer.catch(() => undefined);
  return answer;
}

/**
 * Does what others see only after it is stored: starts work that reads it, deletes bytes that are named no more. At
 * once outside of a unit of work; not at all when nothing of it is stored.
 * @param follow reports its own failures: what it follows is stored
 */
export async function afterCommit(follow: () => void | Promise<void>): Promise<void> {
  const unit = units.getStore();
  if (unit && !unit.isOver) unit.afterwards.push(follow);
  else await runWithin(undefined, follow);
}
