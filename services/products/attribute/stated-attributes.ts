import { type Connection, statement } from '#services/foundation/statement.ts';

const stated = statement<{ key: string; products: number }>(
  'products_stated_attributes',
  `SELECT key, count(*)::int AS products FROM products.product, LATERAL (
     SELECT DISTINCT line->>'key' AS key FROM (
       SELECT jsonb_array_elements(specifications) AS line
       UNION ALL
       SELECT jsonb_array_elements(variant->'specifications') FROM jsonb_array_elements(variants) variant
     ) lines
   ) keys GROUP BY key`,
);

/**
 * The attributes of which a published product or one of its variants says something, by key, each with the number of
 * those products.
 */
export async function findStatedAttributes(connection: Connection): Promise<ReadonlyMap<string, number>> {
  return new Map((await stated(connection)).map(({ key, products }) => [key, products]));
}
