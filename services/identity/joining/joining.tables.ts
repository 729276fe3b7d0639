import { sql } from 'drizzle-orm';
import { index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { joiningModes, waysToAsk } from '#contracts/identity/joining.ts';
import { identity } from '../database-schema.ts';
import { organisation } from '../organisation/organisation.tables.ts';
import { person } from '../person/person.tables.ts';

/** A request to join an organisation that the person cannot choose from a list, with what the person knows of it. */
export const joinRequest = identity.table(
  'join_request',
  {
    /** Created in the browser, so that sending it twice stores it once. */
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    way: text({ enum: waysToAsk }).notNull(),
    /** The serial number, name or number, as it was typed. */
    value: text().notNull(),
    /** The town of the company, or empty. */
    town: text().notNull().default(''),
    /** Where the person works, in their own words, or empty: for whoever decides. */
    workplace: text().notNull().default(''),
    address: text(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it is to be looked up; null: it was. */
    dueAt: timestamp('due_at', { withTimezone: true }).defaultNow(),
    /** The match. The person does not learn it before an administrator accepts. */
    organisationId: text('organisation_id').references(() => organisation.id),
  },
  (table) => [
    index('join_request_of').on(table.personId),
    index('join_request_due').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
  ],
);

/** People with a confirmed address at this domain may join, in the mode that an administrator chose. */
export const emailDomain = identity.table(
  'email_domain',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisation.id),
    /** In lower case. */
    domain: text().notNull(),
    joining: text({ enum: joiningModes }).notNull(),
    allowedBy: uuid('allowed_by').references(() => person.id, { onDelete: 'set null' }),
    allowedAt: timestamp('allowed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.domain] }),
    index('email_domain_of').on(table.domain),
  ],
);
