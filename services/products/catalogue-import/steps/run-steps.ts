import type { Pool } from 'pg';
import { isWorking } from '#contracts/products/catalogue-import.ts';
import type { Log } from '#services/foundation/log.ts';
import { compareImport } from '../compare-import.ts';
import { draftImport } from '../draft-import.ts';
import { findImport, type ImportRow } from '../find-imports.ts';
import { publishImport } from '../publish-import.ts';
import { ignoreStopped, leaveStep, Stopped, withSignOfLife } from './import-steps.ts';
import { failureOf } from './step-failure.ts';

type Order = { id: string; by: string };

/** Runs the current step of an import in the background; its progress is in the database. */
export function runStep(pool: Pool, log: Pick<Log, 'error'>, order: Order): void {
  void finishStep(pool, log, order).catch((error: unknown) =>
    log.error('A catalogue import was not undone', { id: order.id, error }),
  );
}

/** Runs the current step of an import. If it fails, the import returns to its state before, and says why. */
export async function finishStep(pool: Pool, log: Pick<Log, 'error'>, { id, by }: Order): Promise<void> {
  const row = await findImport(pool, id);
  if (!row || !isWorking(row.state)) return;
  const { state } = row;
  try {
    await withSignOfLife(pool, row, () => doStep(pool, row, by));
  } catch (error) {
    if (error instanceof Stopped) return;
    log.error('A step of a catalogue import failed', { id, error });
    await leaveStep(pool, row, failureOf(state, error)).catch(ignoreStopped);
  }
}

async function doStep(pool: Pool, row: ImportRow, by: string): Promise<void> {
  if (row.state === 'COMPARING') await compareImport(pool, row);
  if (row.state === 'DRAFTING') await draftImport(pool, row, by);
  if (row.state === 'PUBLISHING') await publishImport(pool, row, by);
}
