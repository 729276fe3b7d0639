import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { search } from '../database-schema.ts';

/** The words that occur in texts, for correcting those that do not. */
export const vocabulary = search.table(
  'vocabulary',
  {
    language: text().notNull(),
    /** Lower case without accents. */
    folded: text().notNull(),
    /** As written. */
    word: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.folded] }),
    index('vocabulary_similar').using('gin', table.folded.op('gin_trgm_ops')),
  ],
);
