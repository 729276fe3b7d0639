import type { Pool } from 'pg';
import { conflict } from '#services/foundation/refusals.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { nextRevision } from '../revision/revision.ts';
import { findVocabulary, type Vocabulary } from './find-vocabulary.ts';
import { type SavedVocabulary, saveVocabulary } from './save-vocabulary.ts';

const nothing: SavedVocabulary = {
  groups: [],
  attributes: [],
  brands: [],
  capabilities: [],
  classifications: [],
};

/**
 * Saves what `change` makes of the vocabulary, unless somebody else has changed it since `revision`: what was decided
 * about an earlier state must not undo what others did.
 * @returns whether anything differs now
 * @throws CONFLICT
 */
export function changeVocabulary(
  pool: Pool,
  revision: number,
  change: (vocabulary: Vocabulary) => Partial<SavedVocabulary>,
): Promise<boolean> {
  return inTransaction(pool, async (connection) => {
    // Nobody else changes the vocabulary until this transaction ends.
    const next = await nextRevision(connection, 'vocabulary');
    if (next !== revision + 1) throw conflict('Somebody else has changed classes or attributes meanwhile.');
    return saveVocabulary(connection, { ...nothing, ...change(await findVocabulary(connection)) });
  });
}
