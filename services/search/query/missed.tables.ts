import { date, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { search } from '../database-schema.ts';

/** How often a day something was looked for in vain. Who searched is not stored, nor anything that looks like a person's. */
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
