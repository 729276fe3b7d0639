import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';
import { page } from '../page/page.tables.ts';

/**
 * How the draft of a page differs from what visitors see, computed on demand and stored until any of it changes.
 * Triggers on all source tables count the changes (migration 0026_page_standing).
 */
export const pageStanding = content.table(
  'page_standing',
  {
    pageId: uuid('page_id')
      .primaryKey()
      .references(() => page.id, { onDelete: 'cascade' }),
    changes: bigint({ mode: 'number' }).notNull().default(1),
    /** The change up to which the other columns are computed. */
    workedOut: bigint('worked_out', { mode: 'number' }).notNull().default(0),
    /** The languages in which visitors see something else than editors. */
    changedLanguages: text('changed_languages').array().notNull().default(sql`'{}'`),
    /** The segments with text in the source language. */
    segments: integer().notNull().default(0),
  },
  (table) => [
    index('page_standing_behind').on(table.pageId).where(sql`${table.workedOut} <> ${table.changes}`),
    index('page_standing_changed').on(table.pageId).where(sql`${table.changedLanguages} <> '{}'`),
  ],
);

/** The state of a page in a language of its site: the columns are explained in translation/translated-page.ts. */
export const languageStanding = content.table(
  'language_standing',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => pageStanding.pageId, { onDelete: 'cascade' }),
    language: text().notNull(),
    /** The position among the languages of the site. */
    place: integer().notNull(),
    state: text({ enum: ['none', 'MarkedForTranslation', 'InProgress', 'Translated'] }).notNull(),
    isBegun: boolean('is_begun').notNull(),
    missing: integer().notNull(),
    outdated: integer().notNull(),
    exportedAt: timestamp('exported_at', { withTimezone: true }),
    importedAt: timestamp('imported_at', { withTimezone: true }),
    takenBy: text('taken_by'),
    isOffered: boolean('is_offered').notNull(),
    owed: integer().notNull(),
    ahead: integer().notNull(),
    owedSince: timestamp('owed_since', { withTimezone: true }),
    isReady: boolean('is_ready').notNull(),
    showsSource: boolean('shows_source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.language] })],
);
