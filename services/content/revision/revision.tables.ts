import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PageDraft } from '#contracts/content/draft.ts';
import { content } from '../database-schema.ts';
import { page } from '../page/page.tables.ts';

/** A page as it was at each save; an editor's save names the id that it is based on. */
export const pageRevision = content.table(
  'page_revision',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The editor's name; empty: the sample content or a timer. */
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
    /** The languages that were published or unpublished. */
    languages: text().array().notNull().default(sql`'{}'`),
    /** The moment for which it was scheduled. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
    draft: jsonb().$type<PageDraft>().notNull(),
  },
  (table) => [index('page_revision_of_page').on(table.pageId, table.id.desc())],
);

/** A revision that is to be published in some languages at a moment, or a moment at which they are unpublished. */
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
    /** Whether the languages are unpublished. */
    takeOff: boolean('take_off').notNull().default(false),
    /** The choices for languages that are not published (publication/published-languages.ts). */
    fallbacks: text().array(),
    everywhere: text().array(),
    /** Why it failed at its moment. */
    problem: text(),
  },
  (table) => [
    index('planned_publication_due').on(table.publishAt),
    index('planned_publication_of_page').on(table.pageId),
  ],
);
