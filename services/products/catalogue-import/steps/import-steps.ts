import type { Pool } from 'pg';
import type { ImportState, WorkingState } from '#contracts/products/catalogue-import.ts';
import { conflict, notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { findImport, type ImportRow } from '../find-imports.ts';
import type { StepFailure } from './step-failure.ts';

/**
 * Whoever works on an import gives a sign of life at least this often; after a longer silence the process has
 * ended.
 */
export const silentSeconds = 60;

/** A running step, identified by its number at the beginning. */
export type RunningStep = Pick<ImportRow, 'id' | 'step'>;

const begin = statement<{ id: string }, { id: string; from: readonly string[]; to: string }>(
  'products_catalogue_import_begin',
  `UPDATE products.catalogue_import SET state = :to, step = step + 1, touched_at = now(), begun_at = now(), done = 0,
     failure = NULL
   WHERE id = :id::uuid AND state = ANY(:from) RETURNING id`,
);

/** @throws NOT_FOUND, CONFLICT when the import is in none of the states in which the step can begin */
export async function beginStep(
  connection: Connection,
  id: string,
  from: readonly ImportState[],
  to: WorkingState,
): Promise<ImportRow> {
  const [begun] = await begin(connection, { id, from, to });
  const row = await findImport(connection, id);
  if (!row) throw notFound();
  if (!begun) throw conflict('It is in another step.', { state: row.state });
  return row;
}

const end = statement<
  { id: string },
  RunningStep & { to: string; total: number | null; failure: string | null }
>(
  'products_catalogue_import_end',
  `UPDATE products.catalogue_import SET state = :to, step = step + 1, touched_at = now(), done = 0,
     total = coalesce(:total::int, total), failure = :failure::jsonb
   WHERE id = :id::uuid AND step = :step RETURNING id`,
);

type Outcome = { total?: number; failure?: StepFailure };

/** @throws {Stopped} */
export async function endStep(
  connection: Connection,
  { id, step }: RunningStep,
  to: ImportState,
  { total, failure }: Outcome = {},
): Promise<void> {
  const outcome = { total: total ?? null, failure: failure ? JSON.stringify(failure) : null };
  if ((await end(connection, { id, step, to, ...outcome })).length === 0) throw new Stopped();
}

const note = statement<{ id: string }, RunningStep & { done: number }>(
  'products_catalogue_import_note',
  `UPDATE products.catalogue_import SET touched_at = now(), done = :done WHERE id = :id::uuid AND step = :step
   RETURNING id`,
);

/**
 * Stores the progress of a step, as a number of products.
 * @throws {Stopped}
 */
export async function noteProgress(pool: Pool, { id, step }: RunningStep, done: number): Promise<void> {
  if ((await note(pool, { id, step, done })).length === 0) throw new Stopped();
}

const touch = statement<never, RunningStep>(
  'products_catalogue_import_touch',
  'UPDATE products.catalogue_import SET touched_at = now() WHERE id = :id::uuid AND step = :step',
);

/** Runs work that may report no progress for a while, and gives signs of life meanwhile. */
export async function withSignOfLife<Value>(
  pool: Pool,
  { id, step }: RunningStep,
  work: () => Promise<Value>,
): Promise<Value> {
  const beat = setInterval(
    () => void touch(pool, { id, step }).catch(() => undefined),
    (silentSeconds * 1000) / 6,
  );
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}

/** Thrown in a step that somebody has stopped: what it has done is rolled back. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** @throws every error other than `Stopped` */
export function ignoreStopped(error: unknown): void {
  if (!(error instanceof Stopped)) throw error;
}

/** The state to which an import returns if a step does not finish: nothing of the step remains. */
const stateBefore: Partial<Record<ImportState, ImportState>> = {
  COMPARING: 'READ',
  DRAFTING: 'COMPARED',
  PUBLISHING: 'DRAFTED',
};

/**
 * Ends a running step, which was stopped or has failed: the import returns to its state before.
 * @throws {Stopped} when the step is over already
 */
export async function leaveStep(pool: Pool, row: ImportRow, failure?: StepFailure): Promise<void> {
  const before = stateBefore[row.state];
  if (before) await endStep(pool, row, before, failure ? { failure } : {});
}

const drop = statement<{ id: string }, { id: string }>(
  'products_catalogue_import_drop',
  'DELETE FROM products.catalogue_import WHERE id = :id::uuid RETURNING id',
);

/**
 * Stops the current step of an import, which returns to its state before. An import that is still being read
 * is deleted.
 * @throws NOT_FOUND
 */
export async function stopImport(pool: Pool, id: string): Promise<void> {
  const row = await findImport(pool, id);
  if (!row) throw notFound();
  if (row.state === 'READING') await drop(pool, { id });
  else await leaveStep(pool, row).catch(ignoreStopped);
}

/**
 * Deletes an import and its report; drafts that it saved stay.
 * @throws NOT_FOUND
 */
export async function dropImport(pool: Pool, id: string): Promise<void> {
  if ((await drop(pool, { id })).length === 0) throw notFound();
}
