import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PageDraft } from '#contracts/content/draft.ts';
import { content } from '../database-schema.ts';
import { page } from '../page/page.tables.ts';

/** A page as it was each time somebody saved it; by its id an editor's save names the one it began with. */
export const pageRevision = content.table(
  'page_revision',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The editor's name; empty: the sample content or a clock. */
    by: text().notNull(),
    what: text({
      enum: [
        'created',
        'saved',
        'published',
        'unpublished',
        'restored',
        'translated',
        'imported',
        'submitted',
        'approved',
        'scheduled',
        'takeOffScheduled',
        'cancelled',
        'binned',
      ],
    }).notNull(),
    /** Published or taken from visitors in these. */
    languages: text().array().notNull().default(sql`'{}'`),
    /** For when it was scheduled. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
    draft: jsonb().$type<PageDraft>().notNull(),
  },
  (table) => [index('page_revision_of_page').on(table.pageId, table.id.desc())],
);

/** A revision that visitors of some languages will see from a moment on, or a moment from which on they see none. */
export const plannedPublication = content.table(
  'planned_publication',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    revisionId: bigint('revision_id', { mode: 'number' })
      .notNull()
      .references(() => pageRevision.id, { onDelete: 'cascade' }),
    languages: text().array().notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
    by: text().notNull(),
    /** Then the languages are taken from visitors. */
    takeOff: boolean('take_off').notNull().default(false),
    /** What is chosen for languages that stay as they are (publication/published-languages.ts). */
    fallbacks: text().array(),
    everywhere: text().array(),
    /** Why it could not be published when its moment came. */
    problem: text(),
  },
  (table) => [
    index('planned_publication_due').on(table.publishAt),
    index('planned_publication_of_page').on(table.pageId),
  ],
);
