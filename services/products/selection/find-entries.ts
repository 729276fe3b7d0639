import { type Connection, statement } from '#services/foundation/statement.ts';
import type { CatalogueType } from '../catalogue-type.ts';

/** The properties that decide whether and where a list shows a product. Equal lists are the same object. */
export type Entry = {
  slug: string;
  type: CatalogueType;
  brand: string | null;
  position: number;
  name: string;
  classifications: readonly string[];
  countries: readonly string[];
  capabilities: readonly string[];
  /** The attributes of the bounds, at the same positions. */
  attributes: readonly string[];
  minima: readonly number[];
  maxima: readonly number[];
  revision: number;
};

type ListName = 'classifications' | 'countries' | 'capabilities' | 'attributes';
type Row = Omit<Entry, ListName> & Record<ListName, string>;

const joined = (column: string) => `coalesce(array_to_string(${column}, ' '), '') AS ${column}`;

/** Bounds come as arrays of numbers, since JSON has no infinity for open ones. */
const changedSince = statement<Row, { revision: number; slug: string; limit: number }>(
  'products_entries_changed_since',
  `SELECT slug, type, brand, position, names->>'en' AS name, revision::float8 AS revision,
     ${['classifications', 'countries', 'capabilities', 'attributes'].map(joined).join(', ')},
     coalesce(minima, '{}') AS minima, coalesce(maxima, '{}') AS maxima
   FROM products.product product
   LEFT JOIN LATERAL (
     SELECT array_agg(attribute) AS attributes, array_agg(minimum) AS minima, array_agg(maximum) AS maxima
     FROM products.product_range WHERE product_range.product = product.slug
   ) ranges ON true
   WHERE (revision, slug) > (:revision, :slug) ORDER BY revision, slug LIMIT :limit`,
);

/** How many rows are read at a time, so that other work gets its turn in between. */
const chunk = 5000;

/** The entries that changed after a revision; after 0, all of them. */
export async function entriesChangedSince(
  connection: Connection,
  revision: number,
  listOf: Lists,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  // Every slug sorts after the empty one.
  let place = { revision: revision + 1, slug: '' };
  for (;;) {
    const rows = await changedSince(connection, { ...place, limit: chunk });
    for (const row of rows) {
      entries.push({
        ...row,
        classifications: listOf(row.classifications),
        countries: listOf(row.countries),
        capabilities: listOf(row.capabilities),
        attributes: listOf(row.attributes),
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < chunk) return entries;
    place = { revision: last.revision, slug: last.slug };
  }
}

export type Lists = (text: string) => readonly string[];

/** Stores each list once, since thousands of products share a few. */
export function createLists(): Lists {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const list = known.get(text) ?? (text === '' ? [] : text.split(' '));
    known.set(text, list);
    return list;
  };
}
