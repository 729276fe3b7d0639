import { type Connection, statement } from '#services/foundation/statement.ts';
import type { CatalogueType } from '../catalogue-type.ts';

/** An entry for search engines and sitemaps. */
export type CatalogueEntry = {
  slug: string;
  type: CatalogueType;
  classifications: string[];
  languages: string[];
  countries: string[];
  updatedAt: Date;
};

const after = statement<CatalogueEntry, { slug: string; limit: number }>(
  'products_catalogue_entries',
  `SELECT slug, type, classifications, countries, updated_at AS "updatedAt",
     ARRAY(
       SELECT language FROM products.product_text WHERE product = product.slug ORDER BY language
     ) AS languages
   FROM products.product product WHERE slug > :slug ORDER BY slug LIMIT :limit`,
);

/** Entries by slug, starting after `after`. */
export async function catalogueEntries(
  connection: Connection,
  slug: string,
  limit: number,
): Promise<CatalogueEntry[]> {
  return after(connection, { slug, limit });
}
