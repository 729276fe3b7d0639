import type { Pool } from 'pg';
import { type ImportState, workingStates } from '#contracts/products/catalogue-import.ts';
import type { Log } from '#services/foundation/log.ts';
import { compareImport } from './compare-import.ts';
import { findImport } from './find-imports.ts';
import { endStep, Stopped } from './import-steps.ts';
import { publishImport } from './publish-import.ts';

/** Where an import is when a step could not be done. */
const back: Partial<Record<ImportState, ImportState>> = { COMPARING: 'READ', PUBLISHING: 'DRAFTED' };

/**
 * Does the step that an import is in, beside whoever asked for it; its progress is in the database. When it fails, the import
 * is where it was before.
 */
export function runStep(pool: Pool, log: Pick<Log, 'error'>, { id, by }: { id: string; by: string }): void {
  void run(pool, { id, by }).catch(async (error: unknown) => {
    if (error instanceof Stopped) return;
    log.error('A step of a catalogue import failed', { id, error });
    for (const state of workingStates) {
      const before = back[state];
      if (before) await endStep(pool, id, state, before).catch(() => false);
    }
  });
}

async function run(pool: Pool, { id, by }: { id: string; by: string }): Promise<void> {
  const row = await findImport(pool, id);
  if (row?.state === 'COMPARING') await compareImport(pool, row);
  if (row?.state === 'PUBLISHING') await publishImport(pool, { id, by });
}
