import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../database-schema.ts';

/** Somebody who may sign in, or was invited. */
export const person = identity.table(
  'person',
  {
    /** The subject of tokens. */
    id: uuid().primaryKey(),
    /** As it was typed; letter case does not distinguish addresses. */
    email: text().notNull(),
    /** Null until the person has proved to receive mail at this address. */
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
    /** `inactive` may not sign in. A deleted person has no row: references elsewhere find nobody. */
    state: text({ enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    /** The issuer of the tenant elsewhere where the person signs in; null: here. */
    issuer: text(),
    /** The roles in that tenant's newest token, and when it was issued. */
    tokenRoles: text('token_roles').array().notNull().default(sql`'{}'`),
    tokenIssuedAt: timestamp('token_issued_at', { withTimezone: true }),
    /** An administrator requires one of this person, whatever the role demands. */
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
    /** Increases with every change of how the person signs in: what began with an older version is invalid. */
    credentialVersion: integer('credential_version').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
    /** The text in which people are searched: names in either order, address and company. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(first_name || ' ' || last_name || ' ' || first_name || ' ' || email || ' ' || company)`,
      ),
  },
  (table) => [
    // For those who sign in here: other tenants identify theirs differently, and may have several with one address.
    uniqueIndex('person_email').on(sql`lower(${table.email})`).where(sql`${table.issuer} IS NULL`),
    // The order of the people list, by the alphabet and not by bytes.
    index('person_name').on(
      sql`(lower(${table.lastName} || ' ' || ${table.firstName}) COLLATE "und-x-icu")`,
      table.id,
    ),
  ],
);
