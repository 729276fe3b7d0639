import { sql } from 'drizzle-orm';
import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../database-schema.ts';
import { person } from '../person/person.tables.ts';

/** The records of the OpenID provider: sessions, grants, codes, tokens. */
export const providerRecord = identity.table(
  'provider_record',
  {
    /** SHA-256 of kind and id: a copy of the table is of no use. */
    id: text().primaryKey(),
    /** `Session`, `Grant`, `AuthorizationCode`, … as the provider calls them. */
    model: text().notNull(),
    /** Without the id. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    personId: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
    grantId: text('grant_id'),
    /** The id by which other records refer to a session. */
    uid: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
  },
  (table) => [
    index('provider_record_grant').on(table.grantId).where(sql`${table.grantId} IS NOT NULL`),
    index('provider_record_uid').on(table.uid).where(sql`${table.uid} IS NOT NULL`),
    index('provider_record_person').on(table.personId),
    index('provider_record_expiry').on(table.expiresAt),
  ],
);

/** The keys that sign ID tokens. */
export const signingKey = identity.table('signing_key', {
  kid: text().primaryKey(),
  /** The private key as JWK, encrypted with the installation's secret. */
  sealed: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Published before, used from then on: by then every process and back end knows it. */
  signsFrom: timestamp('signs_from', { withTimezone: true }).notNull(),
});
