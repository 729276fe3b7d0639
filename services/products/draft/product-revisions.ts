import type { ProductDraft } from '#contracts/products/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { productHistory } from './draft.tables.ts';
import type { StoredDraft } from './earlier-drafts.ts';

export type RevisionKind = (typeof productHistory.$inferSelect)['what'];

/** An editor's saves within ten minutes, without somebody else in between, are one revision. */
const again = statement<{ id: number }, { slug: string; by: string; document: string }>(
  'products_revise_again',
  `UPDATE products.product_history r SET document = :document, at = now()
   WHERE r.slug = :slug AND r.by = :by AND r.what = 'saved' AND r.at > now() - interval '10 minutes'
     AND r.id = (SELECT max(id) FROM products.product_history WHERE slug = :slug)
   RETURNING id::int`,
);

const add = statement<never, { slug: string; by: string; what: string; document: string }>(
  'products_revise',
  'INSERT INTO products.product_history (slug, by, what, document) VALUES (:slug, :by, :what, :document)',
);

const first = statement<never, { slug: string; document: string; at: Date }>(
  'products_first_revision',
  `INSERT INTO products.product_history (slug, by, what, document, at) SELECT :slug, '', 'created', :document::jsonb, :at
   WHERE NOT EXISTS (SELECT FROM products.product_history WHERE slug = :slug)`,
);

type Step = { slug: string; by: string; what: RevisionKind; document: ProductDraft };

/** Stores a product as it is after a step of an editor, in the transaction of that step. */
export async function noteRevision(
  connection: Connection,
  { slug, by, what, document }: Step,
): Promise<void> {
  const values = { slug, by, document: JSON.stringify(document) };
  const [same] = what === 'saved' ? await again(connection, values) : [];
  if (!same) await add(connection, { ...values, what });
}

/** Stores the product as it was before the first change by an editor, so that it can be restored. */
export async function noteFirst(
  connection: Connection,
  { slug, document, at }: { slug: string; document: ProductDraft; at: Date },
): Promise<void> {
  await first(connection, { slug, document: JSON.stringify(document), at });
}

export type RevisionRow = { id: number; at: Date; by: string; what: RevisionKind };

const newest = statement<RevisionRow, { slug: string; first: number }>(
  'products_revisions',
  `SELECT id::int, at, by, what FROM products.product_history WHERE slug = :slug ORDER BY id DESC LIMIT :first`,
);

const one = statement<{ document: StoredDraft }, { slug: string; id: number }>(
  'products_one_revision',
  'SELECT document FROM products.product_history WHERE slug = :slug AND id = :id',
);

/** How many revisions the list shows. */
const listed = 100;

/** The latest revisions, newest first. */
export async function findRevisions(connection: Connection, slug: string): Promise<RevisionRow[]> {
  return newest(connection, { slug, first: listed });
}

export async function findRevision(
  connection: Connection,
  slug: string,
  id: number,
): Promise<StoredDraft | undefined> {
  return (await one(connection, { slug, id }))[0]?.document;
}
