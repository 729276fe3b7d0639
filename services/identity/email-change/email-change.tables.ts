import { integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../database-schema.ts';
import { person } from '../person/person.tables.ts';

/**
 * Decision 11: a new address takes effect once both addresses are confirmed. A person has one pending change at most.
 */
export const emailChange = identity.table(
  'email_change',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .unique()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The person's at the beginning. */
    credentialVersion: integer('credential_version').notNull().default(0),
    newEmail: text('new_email').notNull(),
    oldTokenHash: text('old_token_hash').notNull(),
    newTokenHash: text('new_token_hash').notNull(),
    oldConfirmedAt: timestamp('old_confirmed_at', { withTimezone: true }),
    newConfirmedAt: timestamp('new_confirmed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('email_change_old_token').on(table.oldTokenHash),
    uniqueIndex('email_change_new_token').on(table.newTokenHash),
  ],
);
