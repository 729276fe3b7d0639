import { bigint, index, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ImportDecision, ImportKind, ImportState } from '#contracts/products/catalogue-import.ts';
import type { ProductDraft } from '#contracts/products/draft.ts';
import { catalogueType, products } from '../database-schema.ts';
import type { Comparison } from './compare-item.ts';
import type { DraftFields } from './draft-fields.ts';
import type { MappingChoices } from './mapping-choices.ts';
import type { FileProblem } from './staging/stage-worker.ts';
import type { StagedHead, StagedItem } from './staging/staged-item.ts';
import type { StepFailure } from './steps/step-failure.ts';

/** A supplier's file, and how far its import has come. */
export const catalogueImport = products.table('catalogue_import', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  by: text().notNull(),
  fileName: text('file_name').notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  state: text().$type<ImportState>().notNull(),
  /** The last sign of life of whoever works on it: if it is too old, that process has ended. */
  touchedAt: timestamp('touched_at', { withTimezone: true }).notNull().defaultNow(),
  /** Increases whenever a step begins or ends: work on a step that was stopped finds another number here. */
  step: integer().notNull().default(0),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull().defaultNow(),
  /** How many products the current step has finished. */
  done: integer().notNull().default(0),
  /** How many products the file has. */
  total: integer().notNull().default(0),
  /** The properties of the file as a whole; null until it is read to its end. */
  head: jsonb().$type<StagedHead>(),
  /** The key under which the mapping is remembered: the supplier or, without one, the columns. */
  shape: text(),
  choices: jsonb().$type<MappingChoices>(),
  /** Why the file cannot be read. */
  problem: jsonb().$type<FileProblem>(),
  /** Why the last step did not finish; null: it did, or somebody stopped it. */
  failure: jsonb().$type<StepFailure>(),
});

/** A product of such a file, and what the import would change in it. */
export const catalogueImportItem = products.table(
  'catalogue_import_item',
  {
    import: uuid()
      .notNull()
      .references(() => catalogueImport.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    line: integer().notNull(),
    source: jsonb().$type<StagedItem['source']>().notNull(),
    /** Null: it is not compared yet, or has no number. */
    slug: text(),
    name: text(),
    type: catalogueType(),
    kind: text().$type<ImportKind>(),
    comparison: jsonb().$type<Comparison>(),
    /** The draft that the import would save; null: it saves none. */
    document: jsonb().$type<ProductDraft>(),
    /** The same draft with the file's values wherever both sides have changed. */
    theirs: jsonb().$type<ProductDraft>(),
    /** The published product as a draft, if no editor has worked on it yet: it becomes the first revision. */
    before: jsonb().$type<ProductDraft>(),
    /** The values in the file, by field. */
    given: jsonb().$type<DraftFields>(),
    /** The revision of the product at the comparison. */
    revision: bigint({ mode: 'number' }),
    decision: text().$type<ImportDecision>(),
    /** The revision of the draft that the import saved. */
    drafted: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.import, table.place] }),
    index('catalogue_import_item_of_kind').on(table.import, table.kind, table.place),
  ],
);

/** The latest mapping of a supplier's terms to ours. */
export const catalogueMapping = products.table('catalogue_mapping', {
  shape: text().primaryKey(),
  choices: jsonb().$type<MappingChoices>().notNull(),
  by: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/**
 * The values in a supplier's last file, by product: they tell whether the file or an editor has changed a
 * field since.
 */
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
