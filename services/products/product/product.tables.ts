import { bigint, boolean, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { catalogueType, products } from '../database-schema.ts';
import type { StoredImage } from '../image/stored-image.ts';
import type { StoredSpecification } from '../specification/stored-specification.ts';
import type {
  ProductTexts,
  StoredHighlight,
  StoredModel,
  StoredRelation,
  StoredVariant,
} from './stored-product.ts';

/** A product or service; its texts are in `product_text`, its documents in `document`. */
export const product = products.table(
  'product',
  {
    slug: text().primaryKey(),
    type: catalogueType().notNull(),
    brand: text(),
    /** The position within its first class. */
    position: integer().notNull(),
    /** The names, by language. */
    names: jsonb().$type<Record<string, string>>().notNull(),
    /** Slugs; the first one determines its address. */
    classifications: text().array().notNull(),
    /** Two-letter codes, or ALL; empty: everywhere. */
    countries: text().array().notNull(),
    /** Slugs. */
    capabilities: text().array().notNull(),
    images: jsonb().$type<StoredImage[]>().notNull(),
    highlights: jsonb().$type<StoredHighlight[]>().notNull(),
    specifications: jsonb().$type<StoredSpecification[]>().notNull(),
    variants: jsonb().$type<StoredVariant[]>().notNull(),
    related: jsonb().$type<StoredRelation[]>().notNull(),
    videoUrl: text('video_url'),
    videoImageUrl: text('video_image_url'),
    /** The same film in another format. */
    videoAlternativeUrl: text('video_alternative_url'),
    videoIsSilent: boolean('video_is_silent').notNull().default(false),
    /** What the film shows, by language; null: the product itself. */
    videoTitles: jsonb('video_titles').$type<Record<string, string>>(),
    model: jsonb().$type<StoredModel>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /**
     * The revision of the catalogue at its last change, by which processes find what they have not read yet.
     */
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('product_revision').on(table.revision, table.slug)],
);

/** The texts in one language. */
export const productText = products.table(
  'product_text',
  {
    product: text()
      .notNull()
      .references(() => product.slug, { onDelete: 'cascade' }),
    language: text().notNull(),
    texts: jsonb().$type<ProductTexts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.language] })],
);
