import { bigint, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';
import { page } from '../page/page.tables.ts';

/** Pages with a future moment, and those whose moment was announced: each is announced once (STO-02). */
export const release = content.table(
  'release',
  {
    pageId: uuid('page_id')
      .primaryKey()
      .references(() => page.id, { onDelete: 'cascade' }),
    releaseAt: timestamp('release_at', { withTimezone: true }).notNull(),
    /** When every process was notified. */
    releasedAt: timestamp('released_at', { withTimezone: true }),
  },
  (table) => [index('release_due').on(table.releaseAt), index('release_newest').on(table.releasedAt.desc())],
);

/** Decision 17: who wrote a release, and who has approved it. */
export const approval = content.table('approval', {
  pageId: uuid('page_id')
    .primaryKey()
    .references(() => page.id, { onDelete: 'cascade' }),
  submittedBy: text('submitted_by').notNull(),
  approvedBy: text('approved_by'),
  /** The hash of the approved draft: a later change is not approved. */
  fingerprint: text().notNull(),
});

/** The history of a release. It outlives the page. */
export const releaseLog = content.table(
  'release_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    pageId: uuid('page_id').notNull(),
    what: text({ enum: ['submitted', 'approved', 'scheduled', 'cancelled', 'released'] }).notNull(),
    /** Empty: the timer did it. */
    who: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    releaseAt: timestamp('release_at', { withTimezone: true }),
  },
  (table) => [index('release_log_of_page').on(table.pageId, table.id.desc())],
);
