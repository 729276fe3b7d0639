import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { productRange } from './range.tables.ts';
import type { Range } from './stored-specification.ts';

const upsert = upsertInto(table<typeof productRange>('products.product_range'), {
  columns: ['product', 'attribute', 'ordinal', 'minimum', 'maximum'],
  key: ['product', 'attribute', 'ordinal'],
});

type Remaining = {
  products: string[];
  remainingProducts: string[];
  remainingAttributes: string[];
  remainingOrdinals: number[];
};

const dropOthers = statement<{ product: string }, Remaining>(
  'products_drop_ranges',
  `DELETE FROM products.product_range
   WHERE product = ANY(:products)
     AND (product, attribute, ordinal) NOT IN (SELECT * FROM unnest(:remainingProducts::text[], :remainingAttributes::text[], :remainingOrdinals::int[]))
   RETURNING product`,
);

type Owner = { slug: string; ranges: readonly Range[] };

/**
 * Replaces all ranges of some products, with infinite open bounds; gives the slugs of the products whose
 * ranges changed.
 */
export async function saveRanges(connection: Connection, owners: readonly Owner[]): Promise<string[]> {
  const rows = owners.flatMap(({ slug, ranges }) =>
    ranges.map(({ attribute, minimum, maximum }, ordinal) => ({
      product: slug,
      attribute,
      ordinal,
      minimum: String(minimum),
      maximum: String(maximum),
    })),
  );
  const changed = await upsert(connection, rows);
  const dropped = await dropOthers(connection, {
    products: owners.map(({ slug }) => slug),
    remainingProducts: rows.map(({ product }) => product),
    remainingAttributes: rows.map(({ attribute }) => attribute),
    remainingOrdinals: rows.map(({ ordinal }) => ordinal),
  });
  return [...changed, ...dropped].map(({ product }) => product);
}
