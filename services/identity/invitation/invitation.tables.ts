import { sql } from 'drizzle-orm';
import { index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../database-schema.ts';
import { organisation } from '../organisation/organisation.tables.ts';
import { person } from '../person/person.tables.ts';

/** A link by which somebody creates an account. It accepts the accesses that are `invited`. */
export const invitation = identity.table(
  'invitation',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisation.id),
    /** A hash: a copy of the database is not enough to follow the link. */
    tokenHash: text('token_hash').notNull(),
    invitedById: uuid('invited_by').references(() => person.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** A newer link replaced it, or there is nothing left to accept. */
    voidedAt: timestamp('voided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('invitation_token').on(table.tokenHash),
    index('invitation_person').on(table.personId),
    index('invitation_open')
      .on(table.expiresAt)
      .where(sql`${table.acceptedAt} IS NULL AND ${table.voidedAt} IS NULL`),
  ],
);
