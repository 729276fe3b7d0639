import { type Connection, statement } from '#services/foundation/statement.ts';
import type { CatalogueType } from '../catalogue-type.ts';

/** What of a product decides whether and where a list shows it. */
export type Entry = {
  slug: string;
  type: CatalogueType;
  brand: string | null;
  position: number;
  name: string;
  classifications: string[];
  countries: string[];
  capabilities: string[];
  /** Attribute, minimum, maximum. */
  ranges: [attribute: string, minimum: number, maximum: number][];
  revision: number;
};

type Row = Omit<Entry, 'ranges'> & { attributes: string[]; minima: number[]; maxima: number[] };

/** Bounds come as arrays of numbers, since JSON has no infinity for those that are open. */
const changedSince = statement<Row, [revision: number]>(
  'products_entries_changed_since',
  `SELECT product.slug, product.type, product.brand, product.position, product.names->>'en' AS name,
     product.classifications, product.countries, product.capabilities, product.revision::float8 AS revision,
     coalesce(ranges.attributes, '{}') AS attributes, coalesce(ranges.minima, '{}') AS minima,
     coalesce(ranges.maxima, '{}') AS maxima
   FROM products.product product
   LEFT JOIN (
     SELECT product_range.product, array_agg(attribute) AS attributes, array_agg(minimum) AS minima,
       array_agg(maximum) AS maxima
     FROM products.product_range JOIN products.product changed ON changed.slug = product_range.product
     WHERE changed.revision > $1
     GROUP BY product_range.product
   ) ranges ON ranges.product = product.slug
   WHERE product.revision > $1`,
);

/** The entries of everything that has changed since a revision; all of them since 0. */
export async function entriesChangedSince(connection: Connection, revision: number): Promise<Entry[]> {
  const rows = await changedSince(connection, revision);
  return rows.map(({ attributes, minima, maxima, ...entry }) => ({
    ...entry,
    ranges: attributes.map((attribute, index) => [attribute, minima[index] ?? 0, maxima[index] ?? 0]),
  }));
}
