import { sql } from 'drizzle-orm';
import { index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { joiningModes, waysToAsk } from '#contracts/identity/joining.ts';
import { identity } from '../database-schema.ts';
import { organisation } from '../organisation/organisation.tables.ts';
import { person } from '../person/person.tables.ts';

/** Somebody asks to be let in and cannot choose the organisation from a list: what it is known by. */
export const joinRequest = identity.table(
  'join_request',
  {
    /** Made where it was written: sending it twice is sending it once. */
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    way: text({ enum: waysToAsk }).notNull(),
    /** The serial number, name or number, as it was written. */
    value: text().notNull(),
    /** Of the company, or empty. */
    town: text().notNull().default(''),
    /** Where the person works, in own words, or empty: for the person who decides. */
    workplace: text().notNull().default(''),
    address: text(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it is looked for; null: it was. */
    dueAt: timestamp('due_at', { withTimezone: true }).defaultNow(),
    /** What was found. The person does not learn it before an administrator accepts. */
    organisationId: text('organisation_id').references(() => organisation.id),
  },
  (table) => [
    index('join_request_of').on(table.personId),
    index('join_request_due').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
  ],
);

/** People with a confirmed address there may join, in the way that the organisation's administrator chose. */
export const emailDomain = identity.table(
  'email_domain',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisation.id),
    /** In small letters. */
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
