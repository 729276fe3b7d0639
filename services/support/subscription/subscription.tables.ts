import { index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Topic } from '#contracts/support/topics.ts';
import { support } from '../database-schema.ts';

/**
 * A subscription of an address to mail (decision 17). An address has one, which counts once its owner has confirmed
 * it.
 */
export const subscription = support.table(
  'subscription',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    language: text().notNull(),
    topics: text().array().$type<Topic[]>().notNull(),
    state: text({ enum: ['pending', 'active', 'ended'] }).notNull(),
    /** SHA-256 of the token in the mail that asks for confirmation; a later mail replaces it. */
    confirmHash: text('confirm_hash'),
    confirmUntil: timestamp('confirm_until', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The number of permanent refusals in a row. */
    refusals: integer().notNull().default(0),
    /** Since when it is suspended for that reason; its owner may subscribe again. */
    refusedAt: timestamp('refused_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('subscription_email').on(table.email),
    uniqueIndex('subscription_confirm_hash').on(table.confirmHash),
  ],
);

/** The proof of who agreed to what and when; deleted with the subscription. */
export const consent = support.table(
  'consent',
  {
    id: uuid().primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    what: text({ enum: ['asked', 'confirmed', 'changed', 'ended', 'refused'] }).notNull(),
    language: text().notNull(),
    topics: text().array().$type<Topic[]>().notNull(),
    /** The text beside the ticked box, and its page; empty where nothing was ticked. */
    words: text().notNull(),
    path: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('consent_of_subscription').on(table.subscriptionId, table.at.desc())],
);

/** The announcements to subscribers, and when: each publication once, however many processes learn of it. */
export const announcement = support.table(
  'announcement',
  {
    pageId: uuid('page_id').primaryKey(),
    topic: text().$type<Topic>().notNull(),
    title: text().notNull(),
    releasedAt: timestamp('released_at', { withTimezone: true }).notNull(),
    announcedAt: timestamp('announced_at', { withTimezone: true }).notNull().defaultNow(),
    /** The number of mails. */
    mails: integer().notNull(),
  },
  (table) => [index('announcement_newest').on(table.releasedAt.desc(), table.pageId.desc())],
);
