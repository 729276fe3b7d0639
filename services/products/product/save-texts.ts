import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { productText } from './product.tables.ts';
import type { Product } from './stored-product.ts';

const upsert = upsertInto(table<typeof productText>('products.product_text'), {
  columns: ['product', 'language', 'texts'],
  key: ['product', 'language'],
});

type Remaining = { products: string[]; remainingProducts: string[]; remainingLanguages: string[] };

const dropOthers = statement<{ product: string }, Remaining>(
  'products_drop_texts',
  `DELETE FROM products.product_text
   WHERE product = ANY(:products) AND (product, language) NOT IN (SELECT *
     FROM unnest(:remainingProducts::text[], :remainingLanguages::text[]))
   RETURNING product`,
);

/** Replaces all texts of products; gives the slugs of those whose texts changed. */
export async function saveTexts(
  connection: Connection,
  products: readonly Pick<Product, 'slug' | 'texts'>[],
): Promise<string[]> {
  const rows = products.flatMap(({ slug, texts }) =>
    Object.entries(texts).map(([language, words]) => ({ product: slug, language, texts: words })),
  );
  const changed = await upsert(connection, rows);
  const dropped = await dropOthers(connection, {
    products: products.map(({ slug }) => slug),
    remainingProducts: rows.map(({ product }) => product),
    remainingLanguages: rows.map(({ language }) => language),
  });
  return [...changed, ...dropped].map(({ product }) => product);
}
