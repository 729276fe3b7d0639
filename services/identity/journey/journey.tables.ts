import { index, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { identity } from '../database-schema.ts';

/** Where somebody stands in a journey: between two steps, or until a mail is answered. */
export const journeyState = identity.table(
  'journey_state',
  {
    /** SHA-256 of the `authId` or `suspendedId` that the client holds. */
    id: text().primaryKey(),
    journey: text().notNull(),
    stage: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('journey_state_expiry').on(table.expiresAt)],
);
