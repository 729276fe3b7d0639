import { type Connection, statement } from '#services/foundation/statement.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import { currentRevision } from '../revision/revision.ts';

/** A product or service that was added, changed or withdrawn. */
export type ChangedProduct = {
  slug: string;
  /** Null: it no longer exists. */
  type: CatalogueType | null;
  /** The names, by language. */
  names: Record<string, string>;
  /** The revision of the catalogue with this change. */
  revision: number;
};

export type ChangedProducts = { items: ChangedProduct[]; cursor: string; hasNextPage: boolean };

type Place = { revision: number; slug: string };

// A product that was withdrawn and then published again counts as present.
const changes = statement<ChangedProduct, Place & { limit: number }>(
  'products_changes',
  `SELECT slug, type, names, revision::float8 AS revision FROM (
     SELECT slug, type::text AS type, names, revision FROM products.product
     UNION ALL
     SELECT slug, NULL, '{}', revision FROM products.removal gone
     WHERE NOT EXISTS (SELECT FROM products.product there WHERE there.slug = gone.slug)
   ) change
   WHERE (revision, slug) > (:revision::bigint, :slug::text) ORDER BY revision, slug LIMIT :limit`,
);

/** The position of a cursor; undefined: the cursor is invalid. */
export function readPlace(cursor: string): Place | undefined {
  const [, revision, slug] = /^(\d{1,15}) ([a-z0-9._-]{0,120})$/.exec(cursor) ?? [];
  return revision === undefined ? undefined : { revision: Number(revision), slug: slug ?? '' };
}

/** The changes after a position, in their order. */
export async function findChangedProducts(
  connection: Connection,
  after: Place,
  first: number,
): Promise<ChangedProducts> {
  const found = await changes(connection, { ...after, limit: first + 1 });
  const items = found.slice(0, first);
  const { revision, slug } = items.at(-1) ?? after;
  return { items, cursor: `${revision} ${slug}`, hasNextPage: found.length > first };
}

/** The position after all changes so far. */
export async function placeOfNow(connection: Connection): Promise<ChangedProducts> {
  const { items: revision } = await currentRevision(connection);
  return { items: [], cursor: `${revision + 1} `, hasNextPage: false };
}
