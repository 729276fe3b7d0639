import { integer, text } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';

export const language = content.table('language', {
  languageCode: text('language_code').primaryKey(),
  defaultCountry: text('default_country').notNull(),
  sortIndex: integer('sort_index').notNull(),
});
