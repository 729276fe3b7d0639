import { bigint, index, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';

/** What a record (a navigation, a piece of news, a location …) as it was each time somebody saved it. */
export const recordRevision = content.table(
  'record_revision',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    recordId: text('record_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    by: text().notNull(),
    what: text({ enum: ['created', 'saved', 'published', 'restored', 'removed', 'imported'] }).notNull(),
    /** Null: it was removed. */
    data: jsonb(),
  },
  (table) => [index('record_revision_of_record').on(table.kind, table.recordId, table.id.desc())],
);
