import { doublePrecision, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { contact } from '../contact/contact.tables.ts';
import { content } from '../database-schema.ts';
import type { OpeningHours } from './opening-hours.ts';

/** LOK-01: a place where the company or its representative can be visited, called and written to. */
export const location = content.table('location', {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  /** The name of the company at this place. */
  name: text().notNull(),
  /** Ids of the brands in order. Empty: all brands, as distributors sell them. */
  brands: uuid().array().notNull(),
  kinds: text().array().notNull(),
  region: text().notNull(),
  countryCode: text('country_code').notNull(),
  street: text().notNull(),
  postalCode: text('postal_code').notNull(),
  city: text().notNull(),
  /** As addresses of the country write it: `IL`. */
  state: text(),
  phone: text().notNull(),
  email: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** By its name in the IANA database: opening hours are local. */
  timeZone: text('time_zone').notNull(),
  openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
  /** `12-25` of each year, `2027-03-26` of one. */
  holidays: text().array().notNull().default([]),
  languages: text().array().notNull(),
  /** Codes of the countries that it serves. */
  serves: text().array().notNull(),
  expert: uuid().references(() => contact.id, { onDelete: 'set null' }),
  sortIndex: integer('sort_index').notNull(),
});
