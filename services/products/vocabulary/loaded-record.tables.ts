import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';

/** Entries of the sample as they were loaded, so that unchanged ones can be updated from newer files. */
export const loadedRecord = products.table(
  'loaded_record',
  { kind: text().notNull(), key: text().notNull(), record: jsonb().$type<object>().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
