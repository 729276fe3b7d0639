import { bigint, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FormName, FormValues } from '#contracts/support/forms.ts';
import { support } from '../database-schema.ts';
import { handling } from './handling.tables.ts';

/** What somebody sent through a form of the public site (FRM-01). */
export const enquiry = support.table(
  'enquiry',
  {
    /** Created in the form, so that sending it twice stores it once. */
    id: uuid().primaryKey(),
    /** The number that people refer to. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    form: text().$type<FormName>().notNull(),
    values: jsonb().$type<FormValues>().notNull(),
    language: text().notNull(),
    country: text().notNull(),
    /** The page of the form, with the site's slug. */
    path: text().notNull(),
    ...handling(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('enquiry_newest').on(table.receivedAt.desc(), table.id.desc())],
);
