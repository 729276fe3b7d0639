import type { Pool } from 'pg';
import type { Log } from '#services/foundation/log.ts';
import { findVocabulary } from '../../vocabulary/find-vocabulary.ts';
import { chooseMapping } from '../choose-mapping.ts';
import { compareImport } from '../compare-import.ts';
import { draftImport } from '../draft-import.ts';
import { countImport, findImport, findMapping, type ImportCounts, type ImportRow } from '../find-imports.ts';
import { proposeChoices } from '../mapping-choices.ts';
import { beginStaging } from '../stage-file.ts';
import { beginStep, withSignOfLife } from '../steps/import-steps.ts';

/** A file that was fetched; `by` is the name of its source. */
type FetchedFile = { path: string; name: string; bytes: number; by: string };

/** How far an import came by itself. */
export type FetchedImport =
  | { outcome: 'drafted'; id: string; counts: ImportCounts }
  /** Nobody has said yet what the words of such a file are here. */
  | { outcome: 'unmapped'; id: string }
  | { outcome: 'unreadable'; id: string };

/**
 * Imports a fetched file as an editor does, up to its drafts, by the mapping that is remembered for its
 * supplier or columns. What has to be mended is left out, and where both have changed ours stays.
 * @throws {Stopped} when an editor stops it meanwhile
 */
export async function importFetched(pool: Pool, log: Log, file: FetchedFile): Promise<FetchedImport> {
  const read = Promise.withResolvers<void>();
  const id = await beginStaging(pool, log, file, async () => read.resolve());
  await read.promise;
  const row = await findImport(pool, id);
  if (row?.state !== 'READ' || !row.head) return { outcome: 'unreadable', id };
  const remembered = await findMapping(pool, row.shape);
  if (!remembered) return { outcome: 'unmapped', id };
  const vocabulary = await findVocabulary(pool);
  const choices = proposeChoices(row.head, remembered, vocabulary, remembered.language);
  await chooseMapping(pool, { id, by: file.by, choices }, vocabulary);
  await runHere(pool, await findImport(pool, id), (step) => compareImport(pool, step));
  const step = await beginStep(pool, id, ['COMPARED'], 'DRAFTING');
  await runHere(pool, step, (drafting) => draftImport(pool, drafting, file.by));
  return { outcome: 'drafted', id, counts: await countImport(pool, id) };
}

async function runHere(
  pool: Pool,
  row: ImportRow | null,
  work: (row: ImportRow) => Promise<void>,
): Promise<void> {
  if (row) await withSignOfLife(pool, row, () => work(row));
}
