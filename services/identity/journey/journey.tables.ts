import { index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../database-schema.ts';
import { person } from '../person/person.tables.ts';

/** The state of a journey: between two steps, or until the link in a mail is followed. */
export const journeyState = identity.table(
  'journey_state',
  {
    /** SHA-256 of the `authId` or `suspendedId` that the client holds. */
    id: text().primaryKey(),
    journey: text().notNull(),
    stage: text().notNull(),
    /** The person, once known, and their credential version at the beginning. */
    personId: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
    credentialVersion: integer('credential_version'),
    /** The hash of the network: the number of journeys of each is limited. */
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
