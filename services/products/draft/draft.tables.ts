import { bigint, boolean, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProductDraft, ProductProblem } from '#contracts/products/draft.ts';
import { catalogueType, products } from '../database-schema.ts';
import type { StoredDraft, StoredUndrafted } from './earlier-drafts.ts';

/** A product or service that editors have worked on; what is published stays in `product`. */
export const productDraft = products.table('product_draft', {
  slug: text().primaryKey(),
  type: catalogueType().notNull(),
  document: jsonb().$type<StoredDraft>().notNull(),
  /** What a document by key does not keep, of one that visitors do not see: else it follows from `product`. */
  undrafted: jsonb().$type<StoredUndrafted>(),
  /** Counts what editors did with it. */
  revision: integer().notNull(),
  by: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Whether the document is what was published last. */
  isPublished: boolean('is_published').notNull().default(false),
  /** Whether it was taken off. */
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  /** The revision of the published product that the document began with; null: there was none. */
  base: bigint({ mode: 'number' }),
});

/** A product as it was each time somebody saved it. */
export const productHistory = products.table(
  'product_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The editor's name; empty: it was so before editors worked on it. */
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

/** A product that is to go out as it was written when that was planned, or to be taken off. */
export const plannedProduct = products.table(
  'planned_product',
  {
    slug: text().notNull(),
    takeOff: boolean('take_off').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text().notNull(),
    /** Null: it is taken off. */
    document: jsonb().$type<ProductDraft>(),
    /** Why it could not be done when its moment came. */
    problem: jsonb().$type<readonly ProductProblem[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.takeOff] }),
    index('planned_product_due').on(table.at),
  ],
);
