import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { search } from '../database-schema.ts';

/** The words that occur, for what was meant by a word that does not. */
export const vocabulary = search.table(
  'vocabulary',
  {
    language: text().notNull(),
    /** In small letters without accents. */
    folded: text().notNull(),
    /** As it is written. */
    word: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.folded] }),
    index('vocabulary_similar').using('gin', table.folded.op('gin_trgm_ops')),
  ],
);
