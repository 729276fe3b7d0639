import { index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../database-schema.ts';
import { person } from '../person/person.tables.ts';

/**
 * Address and device of a session's beginning, by which its owner recognises it. The session itself is a record of
 * the provider.
 */
export const sessionOrigin = identity.table(
  'session_origin',
  {
    /** The session's `uid`. */
    uid: text().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The person's at the beginning. */
    credentialVersion: integer('credential_version').notNull().default(0),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the person last proved their identity, at first by signing in. */
    provedAt: timestamp('proved_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('session_origin_person').on(table.personId)],
);
