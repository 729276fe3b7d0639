import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEvent, WebhookProblem } from '#contracts/support/webhooks.ts';
import { support } from '../database-schema.ts';
import type { StoredSecret } from './webhook-secrets.ts';

/** Another program that gets webhooks from here (decision 19). */
export const webhook = support.table('webhook', {
  id: uuid().primaryKey(),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  /** The newest first; the others sign, too, until they end. */
  secrets: jsonb().$type<StoredSecret[]>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  changedBy: text('changed_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Until then one process sends to it, or it is left in peace after a failure: nobody else begins. */
  busyUntil: timestamp('busy_until', { withTimezone: true }),
});

/** One message to one program. */
export const webhookDelivery = support.table(
  'webhook_delivery',
  {
    id: uuid().primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** An event of the contract, or `test`. */
    event: text().notNull(),
    /** What it is about: with it the message is deleted. */
    subject: text().notNull(),
    /** As it is sent, each time the same. */
    body: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it is sent, first or again; null: it has arrived, or was given up. */
    dueAt: timestamp('due_at', { withTimezone: true }).defaultNow(),
    attempts: integer().notNull().default(0),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** What the other side answered to the last attempt. */
    status: integer(),
    answer: text(),
    problem: text().$type<WebhookProblem>(),
  },
  (table) => [
    unique('webhook_delivery_once').on(table.webhookId, table.event, table.subject),
    index('webhook_delivery_due').on(table.webhookId, table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
    index('webhook_delivery_newest').on(table.webhookId, table.createdAt.desc(), table.id.desc()),
    index('webhook_delivery_subject').on(table.subject),
  ],
);

/** One row: up to where other programs were told what changed in the catalogue; a cursor of the product back end. */
export const productFeed = support.table('product_feed', {
  /** Always true. */
  single: boolean().primaryKey(),
  cursor: text().notNull(),
});
