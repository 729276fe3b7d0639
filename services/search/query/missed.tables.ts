import { date, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { search } from '../database-schema.ts';

/** How often a day a search had no results. The visitor is not stored, nor anything that looks personal. */
export const missed = search.table(
  'missed',
  {
    day: date().notNull(),
    language: text().notNull(),
    words: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.words] })],
);
