import { type Connection, statement } from '#services/foundation/statement.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import type { Product, ProductTexts } from './stored-product.ts';

/** A product as the tables have it, with its texts in the asked language and in English. */
export type ProductRow = Omit<Product, 'texts' | 'documents' | 'ranges'> & {
  type: CatalogueType;
  languages: string[];
  own: ProductTexts | null;
  english: ProductTexts | null;
};

const bySlugs = statement<ProductRow, [slugs: string[], language: string]>(
  'products_by_slugs',
  `SELECT product.slug, type, brand, position, names, classifications, countries, capabilities, images, highlights,
     specifications, variants, related, video_url AS "videoUrl", video_image_url AS "videoImageUrl",
     ARRAY(
       SELECT language FROM products.product_text WHERE product = product.slug ORDER BY language
     ) AS languages,
     own.texts AS own, english.texts AS english
   FROM products.product product
   LEFT JOIN products.product_text own ON own.product = product.slug AND own.language = $2
   LEFT JOIN products.product_text english ON english.product = product.slug AND english.language = 'en'
   WHERE product.slug = ANY($1)`,
);

/** Those of the slugs that exist. */
export async function findProducts(
  connection: Connection,
  slugs: string[],
  language: string,
): Promise<Map<string, ProductRow>> {
  const rows = await bySlugs(connection, slugs, language);
  return new Map(rows.map((row) => [row.slug, row]));
}
