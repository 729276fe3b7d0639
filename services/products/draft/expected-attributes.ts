import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';

/** Slug of a class → the attributes that its products should have, in the order of technical data. */
export type ExpectedAttributes = ReadonlyMap<string, readonly string[]>;

/**
 * The attributes that at least half of a class's products have. Only the first fifty are read, however many
 * there are.
 */
const usual = statement<{ classification: string; keys: string[] }>(
  'products_usual_attributes',
  `WITH first AS (
     SELECT classifications[1] AS classification, specifications,
       count(*) OVER (PARTITION BY classifications[1]) AS many,
       row_number() OVER (PARTITION BY classifications[1] ORDER BY position, slug) AS place
     FROM products.product
   ), stated AS (
     SELECT classification, key, count(*) AS times, least(max(many), 50) AS many
     FROM first, LATERAL (SELECT DISTINCT line->>'key' AS key FROM jsonb_array_elements(specifications) line) keys
     WHERE place <= 50 AND many >= 3 AND classification IS NOT NULL
     GROUP BY classification, key
   )
   SELECT classification, array_agg(key) AS keys FROM stated WHERE times * 2 >= many GROUP BY classification`,
);

/** The attributes that at least half of the products of a class have, by its slug. */
export async function findUsualAttributes(
  connection: Connection,
): Promise<ReadonlyMap<string, readonly string[]>> {
  return new Map((await usual(connection)).map(({ classification, keys }) => [classification, keys]));
}

/**
 * The attributes that the products of each class should have: those on its cards, those of its filters, and
 * those that at least half of its products have.
 */
export function getExpectedAttributes(
  usualAttributes: ReadonlyMap<string, readonly string[]>,
  { attributes, tree }: Vocabulary,
): ExpectedAttributes {
  const place = (key: string) => attributes.get(key)?.position ?? 0;
  return new Map(
    [...tree.values()].map(({ slug, cardAttributes, filterAttributes }) => {
      const named = new Set([...cardAttributes, ...filterAttributes, ...(usualAttributes.get(slug) ?? [])]);
      const known = [...named].filter((key) => attributes.has(key));
      return [slug, known.sort((a, b) => place(a) - place(b))];
    }),
  );
}
