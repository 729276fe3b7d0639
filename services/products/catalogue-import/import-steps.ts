import type { Pool } from 'pg';
import type { ImportState } from '#contracts/products/catalogue-import.ts';
import { conflict, notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { findImport, type ImportRow } from './find-imports.ts';

/** Who works on an import says so at least this often; later than that, the work has ended with its process. */
export const silentSeconds = 60;

const move = statement<
  { id: string },
  { id: string; from: readonly string[]; to: string; total: number | null }
>(
  'products_catalogue_import_move',
  `UPDATE products.catalogue_import SET state = :to, touched_at = now(), done = 0, total = coalesce(:total::int, total)
   WHERE id = :id::uuid AND state = ANY(:from) RETURNING id`,
);

/** @throws NOT_FOUND, CONFLICT when it is in none of the states that the step begins in */
export async function beginStep(
  connection: Connection,
  id: string,
  from: readonly ImportState[],
  to: ImportState,
): Promise<ImportRow> {
  const [moved] = await move(connection, { id, from, to, total: null });
  const row = await findImport(connection, id);
  if (!row) throw notFound();
  if (!moved) throw conflict('It is in another step.', { state: row.state });
  return row;
}

/** false: somebody has stopped it meanwhile. */
export async function endStep(
  connection: Connection,
  id: string,
  from: ImportState,
  to: ImportState,
  total: number | null = null,
): Promise<boolean> {
  return (await move(connection, { id, from: [from], to, total })).length > 0;
}

const touch = statement<{ id: string }, { id: string; state: string; done: number }>(
  'products_catalogue_import_touch',
  `UPDATE products.catalogue_import SET touched_at = now(), done = :done WHERE id = :id::uuid AND state = :state
   RETURNING id`,
);

/** Says how far a step is. false: somebody has stopped it. */
export async function noteProgress(
  pool: Pool,
  id: string,
  state: ImportState,
  done: number,
): Promise<boolean> {
  return (await touch(pool, { id, state, done })).length > 0;
}

/** Somebody has stopped a step: what it has done is undone. */
export class Stopped extends Error {
  override name = 'Stopped';
}

const stop = statement<{ state: ImportState }, { id: string }>(
  'products_catalogue_import_stop',
  `UPDATE products.catalogue_import SET touched_at = now(), done = 0,
     state = CASE state WHEN 'COMPARING' THEN 'READ' WHEN 'PUBLISHING' THEN 'DRAFTED' END
   WHERE id = :id::uuid AND state IN ('COMPARING', 'PUBLISHING') RETURNING state`,
);

const drop = statement<{ id: string }, { id: string }>(
  'products_catalogue_import_drop',
  'DELETE FROM products.catalogue_import WHERE id = :id::uuid RETURNING id',
);

/**
 * Ends what is being done with an import: it is where it was before. One that is still read is forgotten.
 * @throws NOT_FOUND
 */
export async function stopImport(pool: Pool, id: string): Promise<void> {
  const row = await findImport(pool, id);
  if (!row) throw notFound();
  if (row.state === 'READING') await drop(pool, { id });
  else await stop(pool, { id });
}

/** Forgets an import and its report; drafts that came of it stay. @throws NOT_FOUND */
export async function dropImport(pool: Pool, id: string): Promise<void> {
  if ((await drop(pool, { id })).length === 0) throw notFound();
}
