import { index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organisationFields } from '#contracts/identity/organisation-fields.ts';
import { identity } from '../database-schema.ts';
import { person } from '../person/person.tables.ts';

/** A company whose people use the portal. */
export const organisation = identity.table('organisation', {
  /** As in its documents: `ORG-100101`. */
  id: text().primaryKey(),
  name: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  /** `DACH`, `LATAM`, … */
  subRegion: text('sub_region').notNull(),
  /** `internal`: our own. */
  kind: text({ enum: organisationFields.kind.values }).notNull(),
  /** Since when it is closed and nobody may use anything for it; null: it is open. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
  /** Counts changes by editors: of two at once, the second gets a conflict. */
  revision: integer().notNull().default(0),
});

/** A location of an organisation, where its machines stand; invoices call it an account. */
export const organisationLocation = identity.table(
  'organisation_location',
  {
    /** `LOC-100101-1`. */
    id: text().primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisation.id),
    name: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    /** As in the time zone database: `Europe/Berlin`. */
    timeZone: text('time_zone').notNull(),
  },
  (table) => [index('organisation_location_of').on(table.organisationId)],
);

export const membership = identity.table(
  'membership',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisation.id),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.organisationId] }),
    index('membership_organisation').on(table.organisationId),
  ],
);
