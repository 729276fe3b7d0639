import { type Connection, statement } from '#services/foundation/statement.ts';

const stated = statement<{ key: string }>(
  'products_stated_attributes',
  `SELECT DISTINCT line->>'key' AS key FROM products.product, LATERAL (
     SELECT jsonb_array_elements(specifications) AS line
     UNION ALL
     SELECT jsonb_array_elements(variant->'specifications') FROM jsonb_array_elements(variants) variant
   ) lines`,
);

/** The keys of the attributes of which a published product or one of its variants says something. */
export async function findStatedAttributes(connection: Connection): Promise<ReadonlySet<string>> {
  return new Set((await stated(connection)).map(({ key }) => key));
}
