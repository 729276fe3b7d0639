import { bigint, boolean, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProductDraft, ProductProblem } from '#contracts/products/draft.ts';
import { catalogueType, products } from '../database-schema.ts';
import type { StoredDraft, StoredUndrafted } from './earlier-drafts.ts';

/** A product or service that editors have worked on; the published version is in `product`. */
export const productDraft = products.table('product_draft', {
  slug: text().primaryKey(),
  type: catalogueType().notNull(),
  document: jsonb().$type<StoredDraft>().notNull(),
  /**
   * The order of technical data, which the document does not hold, of a product that is not published. That
   * of a published one follows from `product`.
   */
  undrafted: jsonb().$type<StoredUndrafted>(),
  /** Increases with every change by an editor. */
  revision: integer().notNull(),
  by: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Whether the document is the version that was published last. */
  isPublished: boolean('is_published').notNull().default(false),
  /** Whether editors have withdrawn the product. */
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  /** The revision of the published product on which the draft is based; null: there was none. */
  base: bigint({ mode: 'number' }),
});

/** A product as it was after each step of an editor. */
export const productHistory = products.table(
  'product_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The editor's name; empty: the state before editors worked on it. */
    by: text().notNull(),
    what: text({
      enum: [
        'created',
        'saved',
        'published',
        'discarded',
        'withdrawn',
        'returned',
        'restored',
        'planned',
        'takeOffPlanned',
        'cancelled',
      ],
    }).notNull(),
    document: jsonb().$type<StoredDraft>().notNull(),
  },
  (table) => [index('product_history_of_product').on(table.slug, table.id.desc())],
);

/** A planned publication of a product, as it was written when that was planned, or its planned withdrawal. */
export const plannedProduct = products.table(
  'planned_product',
  {
    slug: text().notNull(),
    takeOff: boolean('take_off').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text().notNull(),
    /** Null: it is to be withdrawn. */
    document: jsonb().$type<ProductDraft>(),
    /** Why the plan could not be carried out when it was due. */
    problem: jsonb().$type<readonly ProductProblem[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.takeOff] }),
    index('planned_product_due').on(table.at),
  ],
);
