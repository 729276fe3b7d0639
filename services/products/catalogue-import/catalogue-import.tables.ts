import { bigint, index, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ImportDecision, ImportKind, ImportState } from '#contracts/products/catalogue-import.ts';
import type { ProductDraft } from '#contracts/products/draft.ts';
import { catalogueType, products } from '../database-schema.ts';
import type { Comparison } from './compare-item.ts';
import type { DraftFields } from './draft-fields.ts';
import type { MappingChoices } from './mapping-choices.ts';
import type { FileProblem } from './staging/stage-worker.ts';
import type { StagedHead, StagedItem } from './staging/staged-item.ts';

/** A supplier's file that came in, and how far it has come. */
export const catalogueImport = products.table('catalogue_import', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  by: text().notNull(),
  fileName: text('file_name').notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  state: text().$type<ImportState>().notNull(),
  /** Whoever works on it says so now and then: with the last word long ago, nobody does. */
  touchedAt: timestamp('touched_at', { withTimezone: true }).notNull().defaultNow(),
  /** Counts what began and ended: work on a step that was stopped finds that another number stands here. */
  step: integer().notNull().default(0),
  /** Of the step that runs. */
  done: integer().notNull().default(0),
  /** Products in the file. */
  total: integer().notNull().default(0),
  /** What the file is like; null: it is not read to its end. */
  head: jsonb().$type<StagedHead>(),
  /** By which the mapping is found again: the supplier, else the columns. */
  shape: text(),
  choices: jsonb().$type<MappingChoices>(),
  /** Why it cannot be read. */
  problem: jsonb().$type<FileProblem>(),
});

/** A product of such a file, and what it would change. */
export const catalogueImportItem = products.table(
  'catalogue_import_item',
  {
    import: uuid()
      .notNull()
      .references(() => catalogueImport.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    line: integer().notNull(),
    source: jsonb().$type<StagedItem['source']>().notNull(),
    /** Null: not compared yet, or without a number. */
    slug: text(),
    name: text(),
    type: catalogueType(),
    kind: text().$type<ImportKind>(),
    comparison: jsonb().$type<Comparison>(),
    /** What becomes the draft; null: nothing does. */
    document: jsonb().$type<ProductDraft>(),
    /** The same with the file's words where both changed. */
    theirs: jsonb().$type<ProductDraft>(),
    /** As it was before editors worked on it, where nobody has yet. */
    before: jsonb().$type<ProductDraft>(),
    /** What the file says, by field. */
    given: jsonb().$type<DraftFields>(),
    /** Of the product that it was compared with. */
    revision: bigint({ mode: 'number' }),
    decision: text().$type<ImportDecision>(),
    /** Of the draft that came of it. */
    drafted: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.import, table.place] }),
    index('catalogue_import_item_of_kind').on(table.import, table.kind, table.place),
  ],
);

/** How the words of a supplier's files are called here, as somebody chose it last. */
export const catalogueMapping = products.table('catalogue_mapping', {
  shape: text().primaryKey(),
  choices: jsonb().$type<MappingChoices>().notNull(),
  by: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What the last file of a supplier said of a product: who has changed what since is known by it. */
export const catalogueOrigin = products.table(
  'catalogue_origin',
  {
    shape: text().notNull(),
    slug: text().notNull(),
    given: jsonb().$type<DraftFields>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.shape, table.slug] })],
);
