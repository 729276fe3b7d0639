import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';

/** LOC-02. Names come from CLDR; `names` holds those that replace them, by language. */
export const country = content.table('country', {
  countryCode: text('country_code').primaryKey(),
  hidden: boolean().notNull(),
  supportedLanguages: text('supported_languages').array().notNull(),
  defaultLanguage: text('default_language').notNull(),
  defaultMeasurementSystem: text('default_measurement_system', { enum: ['Metric', 'Imperial'] }).notNull(),
  names: jsonb().$type<Record<string, string>>().notNull(),
  sortIndex: integer('sort_index').notNull(),
});
