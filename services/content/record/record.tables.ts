import { bigint, index, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
    what: text({
      enum: ['created', 'saved', 'published', 'withdrawn', 'restored', 'removed', 'imported'],
    }).notNull(),
    /** Null: it was removed. */
    data: jsonb(),
  },
  (table) => [index('record_revision_of_record').on(table.kind, table.recordId, table.id.desc())],
);

/** A removed record for as long as it can come back: how lists named it, and what its data alone would not bring back. */
export const binnedRecord = content.table(
  'binned_record',
  {
    kind: text().notNull(),
    recordId: text('record_id').notNull(),
    /** The one that comes back. */
    revision: bigint({ mode: 'number' }).notNull(),
    title: jsonb().$type<Record<string, string>>().notNull(),
    detail: text().notNull(),
    rest: jsonb(),
    by: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId] }), index('binned_record_at').on(table.at)],
);
