import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Log } from '#services/foundation/log.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { openWorkers, WorkEnded } from '#services/foundation/worker/open-workers.ts';
import { maxImports } from './find-imports.ts';
import type { FileProblem } from './staging/stage-worker.ts';
import type { StagedHead, StagedItem } from './staging/staged-item.ts';
import { endStep, noteProgress, type RunningStep, Stopped, withSignOfLife } from './steps/import-steps.ts';
import { failureOf } from './steps/step-failure.ts';

const withWorker = openWorkers<typeof import('./staging/stage-worker.ts')>(
  new URL('./staging/stage-worker.ts', import.meta.url),
  { seconds: 1200, megabytes: 512, atOnce: 1, waiting: maxImports, isForOneUse: true },
);

type File = { path: string; name: string; bytes: number; by: string };

/** Notes who brought a file, in the transaction that begins its import. */
export type NoteUpload = (connection: Connection, id: string) => Promise<void>;

const add = statement<never, { id: string; by: string; fileName: string; bytes: number }>(
  'products_catalogue_import_add',
  `INSERT INTO products.catalogue_import (id, by, file_name, bytes, state)
   VALUES (:id::uuid, :by, :fileName, :bytes::bigint, 'READING')`,
);

const forget = statement<never, { kept: number }>(
  'products_catalogue_import_forget',
  `DELETE FROM products.catalogue_import WHERE id IN (
     SELECT id FROM products.catalogue_import ORDER BY at DESC OFFSET :kept)`,
);

const addItems = statement<never, { id: string; first: number; items: string }>(
  'products_catalogue_import_add_items',
  `INSERT INTO products.catalogue_import_item (import, place, line, source)
   SELECT :id::uuid, :first::int + (item.ordinality - 1)::int, (item.value->>'line')::int, item.value->'source'
   FROM jsonb_array_elements(:items::jsonb) WITH ORDINALITY item`,
);

const know = statement<never, { id: string; head: string; shape: string }>(
  'products_catalogue_import_know',
  'UPDATE products.catalogue_import SET head = :head, shape = :shape WHERE id = :id::uuid',
);

const fail = statement<never, { id: string; problem: string | null; failure: string | null }>(
  'products_catalogue_import_fail',
  `WITH gone AS (DELETE FROM products.catalogue_import_item WHERE import = :id::uuid)
   UPDATE products.catalogue_import SET state = 'FAILED', problem = :problem::jsonb, failure = :failure::jsonb,
     touched_at = now() WHERE id = :id::uuid`,
);

/**
 * Begins to read a supplier's file into the database, product by product, and gives the id of the import at
 * once. The catalogue does not change. `over` is called when the file is no longer needed.
 */
export async function beginStaging(
  pool: Pool,
  log: Log,
  file: File,
  over: () => Promise<void>,
  note?: NoteUpload,
): Promise<string> {
  const id = randomUUID();
  await inTransaction(pool, async (connection) => {
    await add(connection, { id, by: file.by, fileName: file.name, bytes: file.bytes });
    await note?.(connection, id);
  });
  await forget(pool, { kept: maxImports });
  const running = { id, step: 0 };
  void withSignOfLife(pool, running, () => stage(pool, running, file.path))
    .catch(async (error: unknown) => {
      if (error instanceof Stopped) return;
      if (error instanceof WorkEnded) {
        await noteProblem(pool, id, { line: 0, reason: 'tooHeavy', message: String(error) });
        return;
      }
      log.error('A catalogue could not be read', { error });
      const failure = JSON.stringify(failureOf('READING', error));
      await fail(pool, { id, problem: null, failure });
    })
    .catch((error: unknown) => log.error('The failure of a catalogue import could not be noted', { error }))
    .finally(over);
  return id;
}

async function stage(pool: Pool, running: RunningStep, path: string): Promise<void> {
  const { id } = running;
  await withWorker(async (call) => {
    const { problem } = await call('begin', path);
    if (problem) return noteProblem(pool, id, problem);
    for (let first = 0; ; ) {
      const batch = await call('next');
      if ('problem' in batch) return noteProblem(pool, id, batch.problem);
      await noteProgress(pool, running, first);
      await keepItems(pool, id, first, batch.items);
      first += batch.items.length;
      if (!batch.head) continue;
      if (first === 0) return noteProblem(pool, id, { line: 0, reason: 'empty', message: 'has no products' });
      await know(pool, {
        id,
        head: JSON.stringify(batch.head).replaceAll('\\u0000', ''),
        shape: shapeOf(batch.head),
      });
      await endStep(pool, running, 'READ', { total: first });
      return undefined;
    }
  });
}

async function keepItems(
  on: Connection,
  id: string,
  first: number,
  items: readonly StagedItem[],
): Promise<void> {
  if (items.length === 0) return;
  // A text of PostgreSQL cannot hold U+0000.
  const json = JSON.stringify(items.map(({ line, source }) => ({ line, source }))).replaceAll('\\u0000', '');
  await addItems(on, { id, first, items: json });
}

async function noteProblem(pool: Pool, id: string, problem: FileProblem): Promise<void> {
  const shortened = JSON.stringify({ ...problem, message: problem.message.slice(0, 300) });
  await fail(pool, { id, problem: shortened, failure: null });
}

/** Files of the same supplier, or with the same columns, share a mapping. */
function shapeOf({ supplier, format, survey }: StagedHead): string {
  if (supplier) return `supplier:${supplier.slice(0, 200)}`;
  const names = format === 'bmecat' ? ['bmecat'] : survey.fields.map(({ name }) => name);
  return `columns:${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 32)}`;
}
