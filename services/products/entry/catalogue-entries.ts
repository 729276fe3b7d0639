import { type Connection, statement } from '#services/foundation/statement.ts';
import type { CatalogueType } from '../catalogue-type.ts';

/** What search engines and sitemaps list of a product or service. */
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

/** In the order of their slugs, from behind `after` on. */
export async function catalogueEntries(
  connection: Connection,
  slug: string,
  limit: number,
): Promise<CatalogueEntry[]> {
  return after(connection, { slug, limit });
}
