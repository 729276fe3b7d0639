import { index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../database-schema.ts';
import { person } from '../person/person.tables.ts';

/** Where somebody stands in a journey: between two steps, or until a mail is answered. */
export const journeyState = identity.table(
  'journey_state',
  {
    /** SHA-256 of the `authId` or `suspendedId` that the client holds. */
    id: text().primaryKey(),
    journey: text().notNull(),
    stage: text().notNull(),
    /** Whom it is about, as soon as that is known, and the person's version when it was begun. */
    personId: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
    credentialVersion: integer('credential_version'),
    /** From which network, hashed: the number for each is limited. */
    network: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('journey_state_expiry').on(table.expiresAt),
    index('journey_state_person').on(table.personId),
    index('journey_state_network').on(table.network, table.expiresAt),
  ],
);
