import { type Connection, statement } from '#services/foundation/statement.ts';
import type { StoredSpecification } from './stored-specification.ts';

type Row = { slug: string; lines: StoredSpecification[] };

/** Of the values only those in one language and in English: a product has many lines, and each has many languages. */
const ofProducts = statement<Row, [slugs: string[], keys: readonly string[], language: string]>(
  'products_key_specifications',
  `SELECT slug, (
     SELECT coalesce(json_agg(json_build_object(
       'key', line->'key', 'system', line->'system', 'unit', line->'unit', 'converted', line->'converted',
       'values', jsonb_strip_nulls(jsonb_build_object('en', line->'values'->'en', $3::text, line->'values'->$3))
     )), '[]')
     FROM jsonb_array_elements(specifications) AS line WHERE line->>'key' = ANY($2)
   ) AS lines
   FROM products.product WHERE slug = ANY($1)`,
);

/** The lines of technical data with one of the keys, by product. */
export async function findKeySpecifications(
  connection: Connection,
  slugs: string[],
  keys: readonly string[],
  language: string,
): Promise<Map<string, StoredSpecification[]>> {
  const rows = await ofProducts(connection, slugs, keys, language);
  return new Map(rows.map(({ slug, lines }) => [slug, lines]));
}
