import { boolean, integer, text, uuid } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';
import { file } from '../file/file.tables.ts';

export const site = content.table('site', {
  id: uuid().primaryKey(),
  /** The name of the site for sample content and editors; the slug of the main site is empty. */
  key: text().notNull().unique(),
  slug: text().notNull(),
  name: text().notNull(),
  /** Of the main site: the company that owns all sites, and the name of its portal; null: as the site. */
  legalName: text('legal_name'),
  portalName: text('portal_name'),
  logo: uuid().references(() => file.id, { onDelete: 'set null' }),
  /** `host` or `host/slug`. */
  domains: text().array().notNull(),
  /** The beginning of the addresses of its pages: the slug, where the domain entry has one or there is no domain. */
  urlPrefix: text('url_prefix').notNull(),
  theme: text().notNull(),
  internationalOnly: boolean('international_only').notNull(),
  hideSideButtons: boolean('hide_side_buttons').notNull(),
  enableCutFont: boolean('enable_cut_font').notNull(),
  languages: text().array().notNull(),
  extraLanguages: text('extra_languages').array().notNull(),
  sortIndex: integer('sort_index').notNull(),
});
