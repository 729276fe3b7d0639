import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredBlock, Texts } from '#contracts/content/draft.ts';
import { content, stage } from '../database-schema.ts';
import { file } from '../file/file.tables.ts';
import { site } from '../site/site.tables.ts';

export const pageType = content.enum('page_type', ['CONTENT', 'STORY', 'MEDIA_RELEASE', 'SYSTEM']);
export const protection = content.enum('protection', ['none', 'password', 'role']);

/** What stays the same through all versions of a page. */
export const page = content.table('page', {
  id: uuid().primaryKey(),
  siteId: uuid('site_id')
    .notNull()
    .references(() => site.id, { onDelete: 'cascade' }),
  sourceLanguage: text('source_language').notNull(),
});

/**
 * The structure of a page, one row for each stage: everything that is the same in every language. The published
 * blocks are those of the source language (of the first published one, where the source is not published); other
 * languages may show others.
 */
export const pageVersion = content.table(
  'page_version',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    stage: stage().notNull(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    /** `/`, `/about-us/innovation`. */
    path: text().notNull(),
    parentPath: text('parent_path'),
    type: pageType().notNull(),
    pageType: text('page_type').notNull(),
    theme: text().notNull(),
    injectionKind: text('injection_kind', { enum: ['product', 'service'] }),
    injectionSlug: text('injection_slug'),
    /** Empty: for every reader. */
    countries: text().array().notNull(),
    protection: protection().notNull(),
    requiredRole: text('required_role'),
    /** The page whose protection applies, itself or the nearest one above; null: open to all. */
    protectedBy: uuid('protected_by'),
    tableOfContents: boolean('table_of_contents').notNull(),
    image: uuid().references(() => file.id, { onDelete: 'set null' }),
    sortIndex: integer('sort_index').notNull(),
    publicationDate: timestamp('publication_date', { withTimezone: true }),
    category: text(),
    adhoc: boolean().notNull(),
    contacts: uuid().array().notNull(),
    /** Slugs of the products that a story refers to. */
    products: text().array().notNull(),
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.stage] }),
    index('page_version_path').on(table.siteId, table.stage, table.path),
    uniqueIndex('page_version_universal_path')
      .on(table.siteId, table.stage, table.path)
      .where(sql`${table.countries} = '{}'`),
    index('page_version_children').on(table.siteId, table.stage, table.parentPath),
    index('page_version_newest').on(table.siteId, table.stage, table.type, table.publicationDate.desc()),
    index('page_version_products').using('gin', table.products),
    // For lists of editors: drafts by path, and by a part of the path.
    index('page_version_drafts').on(table.path, table.pageId).where(sql`${table.stage} = 'DRAFT'`),
    index('page_version_draft_path')
      .using('gin', table.path.op('gin_trgm_ops'))
      .where(sql`${table.stage} = 'DRAFT'`),
  ],
);

/** Deleted with the version of their page. */
const ofVersion = (table: { pageId: AnyPgColumn; stage: AnyPgColumn }) =>
  foreignKey({
    columns: [table.pageId, table.stage],
    foreignColumns: [pageVersion.pageId, pageVersion.stage],
  }).onDelete('cascade');

/**
 * The texts of a page, one row for each stage and language. A row in stage PUBLISHED means: published in that
 * language.
 */
export const pageText = content.table(
  'page_text',
  {
    pageId: uuid('page_id').notNull(),
    stage: stage().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    navigationTitle: text('navigation_title'),
    description: text(),
    lead: text(),
    /** Unit → text or rich text; the units follow from the declarations of the blocks. */
    texts: jsonb().$type<Texts>().notNull(),
    /** In published rows: the blocks of this language, where they differ from the version's. */
    blocks: jsonb().$type<StoredBlock[]>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.stage, table.language] }),
    ofVersion(table),
    index('page_text_draft_title')
      .using('gin', table.title.op('gin_trgm_ops'))
      .where(sql`${table.stage} = 'DRAFT'`),
  ],
);

/** Decision 4: the languages into which a page is to be translated, and the state of each. */
export const translationTarget = content.table(
  'translation_target',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    state: text({ enum: ['none', 'MarkedForTranslation', 'InProgress', 'Translated'] }).notNull(),
    exportedAt: timestamp('exported_at', { withTimezone: true }),
    importedAt: timestamp('imported_at', { withTimezone: true }),
    /** The name of whoever wrote in it last. */
    takenBy: text('taken_by'),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.language] })],
);

/** Decision 8: a page may have several passwords, each for one circle of people and with an end date. */
export const pagePassword = content.table(
  'page_password',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    /** scrypt, with salt. */
    hash: text().notNull(),
    /** Copied into visitors' grants: a changed password makes them invalid. */
    version: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.label] })],
);

/** The files that a page shows; a file that only protected pages show is protected itself. */
export const pageFile = content.table(
  'page_file',
  {
    pageId: uuid('page_id').notNull(),
    stage: stage().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => file.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.stage, table.fileId] }),
    ofVersion(table),
    index('page_file_file').on(table.fileId, table.stage),
  ],
);

/**
 * The links of a page within the sites, stored with it, so that no document has to be parsed to find them. Neither
 * `page` nor `path` need exist: the table serves to find those that do not.
 */
export const pageLink = content.table(
  'page_link',
  {
    pageId: uuid('page_id').notNull(),
    stage: stage().notNull(),
    /** The language of the text with the link; null: every language. */
    language: text(),
    kind: text({ enum: ['link', 'list', 'named', 'children'] }).notNull(),
    page: uuid(),
    /** As it was written. */
    path: text(),
  },
  (table) => [
    ofVersion(table),
    // A null language refers to no text (MATCH SIMPLE): such rows are deleted with the version.
    foreignKey({
      name: 'page_link_of_text',
      columns: [table.pageId, table.stage, table.language],
      foreignColumns: [pageText.pageId, pageText.stage, pageText.language],
    }).onDelete('cascade'),
    index('page_link_of_page').on(table.pageId, table.stage),
    index('page_link_to_page').on(table.page).where(sql`${table.page} IS NOT NULL`),
    // A hash index: paths may be longer than an entry of a B-tree.
    index('page_link_to_path').using('hash', table.path),
  ],
);
