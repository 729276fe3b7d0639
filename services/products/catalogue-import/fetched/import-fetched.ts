import type { Pool } from 'pg';
import type { SourceOutcome } from '#contracts/products/catalogue-import.ts';
import { isBadInput } from '#services/foundation/bad-input.ts';
import type { Log } from '#services/foundation/log.ts';
import { findVocabulary } from '../../vocabulary/find-vocabulary.ts';
import { chooseMapping } from '../choose-mapping.ts';
import { countImport, findImport, findMapping, type ImportCounts } from '../find-imports.ts';
import { proposeChoices } from '../mapping-choices.ts';
import { beginStaging } from '../stage-file.ts';
import { beginStep, dropImport } from '../steps/import-steps.ts';
import { finishStep } from '../steps/run-steps.ts';

/** A file that was fetched; `by` is the name of its source. */
type FetchedFile = { path: string; name: string; bytes: number; by: string };

/** How far an import came by itself. */
export type FetchedImport = {
  outcome: SourceOutcome;
  /** Null: nothing of the file differs, so there is nothing to look at. */
  id: string | null;
  counts: ImportCounts | null;
};

/**
 * Imports a fetched file as an editor does, up to its drafts, by the mapping that is remembered for its
 * supplier or columns. What has to be mended is left out, and where both have changed ours stays.
 */
export async function importFetched(pool: Pool, log: Log, file: FetchedFile): Promise<FetchedImport> {
  const { by } = file;
  const read = Promise.withResolvers<void>();
  const id = await beginStaging(pool, log, file, async () => read.resolve());
  await read.promise;
  const unfinished = async (outcome: SourceOutcome): Promise<FetchedImport> => {
    const row = await findImport(pool, id);
    if (!row) return { outcome: 'STOPPED', id: null, counts: null };
    return { outcome: row.failure ? 'FAILED' : outcome, id, counts: null };
  };

  const row = await findImport(pool, id);
  if (row?.state !== 'READ' || !row.head) return unfinished('UNREADABLE');
  const remembered = await findMapping(pool, row.shape);
  if (!remembered) return unfinished('UNMAPPED');
  const vocabulary = await findVocabulary(pool);
  const choices = proposeChoices(row.head, remembered, vocabulary, remembered.language);
  try {
    await chooseMapping(pool, { id, by, choices }, vocabulary);
  } catch (error) {
    // What was mapped then may be gone from the catalogue since.
    if (isBadInput(error)) return unfinished('UNMAPPED');
    throw error;
  }
  await finishStep(pool, log, { id, by });
  if ((await findImport(pool, id))?.state !== 'COMPARED') return unfinished('STOPPED');
  await beginStep(pool, id, ['COMPARED'], 'DRAFTING');
  await finishStep(pool, log, { id, by });
  if ((await findImport(pool, id))?.state !== 'DRAFTED') return unfinished('STOPPED');

  const counts = await countImport(pool, id);
  if (counts.drafted === 0 && !counts.kinds.MEND && !counts.kinds.BOTH) {
    await dropImport(pool, id);
    return { outcome: 'SAME', id: null, counts };
  }
  return { outcome: 'DRAFTED', id, counts };
}
