import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../database-schema.ts';

/** Somebody who may sign in, or was invited to. */
export const person = identity.table(
  'person',
  {
    /** The subject of tokens. */
    id: uuid().primaryKey(),
    /** As it was typed; two that differ in case only are the same. */
    email: text().notNull(),
    /** Null until the person proved to read mail at this address. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text().notNull().default(''),
    telephone: text().notNull().default(''),
    address: text().notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text().notNull().default(''),
    /** Two letters, or empty. */
    country: text().notNull().default(''),
    /** One of the site's eleven: in which the person gets mail. */
    language: text().notNull().default('en'),
    /** Decision 11: our own people, whose profile is managed elsewhere. */
    isEmployee: boolean('is_employee').notNull().default(false),
    /** Sales regions that an internal administrator looks after (decision 13). */
    subRegions: text('sub_regions').array().notNull().default(sql`'{}'`),
    /** `inactive` may not sign in. A deleted person is gone: references elsewhere find nobody. */
    state: text({ enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    /** Of the tenant elsewhere at which the person signs in; null: here. */
    issuer: text(),
    /** What the newest token of that tenant says, and when it was made. */
    tokenRoles: text('token_roles').array().notNull().default(sql`'{}'`),
    tokenIssuedAt: timestamp('token_issued_at', { withTimezone: true }),
    /** An administrator wants one of this person, whatever the role asks for. */
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
    /** Rises with every change of how the person signs in: what was begun with an older one no longer holds. */
    credentialVersion: integer('credential_version').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
    /** Where people are looked for: names in either order, address and company. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(first_name || ' ' || last_name || ' ' || first_name || ' ' || email || ' ' || company)`,
      ),
  },
  (table) => [
    // Of those who sign in here: other tenants know theirs by other means, and may have several of one address.
    uniqueIndex('person_email').on(sql`lower(${table.email})`).where(sql`${table.issuer} IS NULL`),
    // The list of people stands in this order, of the alphabet and not of the bytes.
    index('person_name').on(
      sql`(lower(${table.lastName} || ' ' || ${table.firstName}) COLLATE "und-x-icu")`,
      table.id,
    ),
  ],
);
