import { type Connection, statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import { nextRevision } from '../revision/revision.ts';
import { findVocabulary } from '../vocabulary/find-vocabulary.ts';
import { getTags } from './product-tags.ts';

const remove = statement<{ slug: string; classifications: string[] }, { slugs: string[] }>(
  'products_remove',
  'DELETE FROM products.product WHERE slug = ANY(:slugs) RETURNING slug, classifications',
);

const note = statement<never, { slugs: string[]; revision: number }>(
  'products_note_removal',
  `INSERT INTO products.removal (slug, revision) SELECT unnest(:slugs::text[]), :revision::bigint
   ON CONFLICT (slug) DO UPDATE SET revision = excluded.revision`,
);

const since = statement<{ slug: string }, { revision: number }>(
  'products_removed_since',
  'SELECT slug FROM products.removal WHERE revision > :revision',
);

/**
 * Withdraws products with their texts and documents. Call it in a transaction; its commit notifies every
 * process.
 */
export async function removeProducts(connection: Connection, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  const revision = await nextRevision(connection, 'items');
  const removed = await remove(connection, { slugs: [...slugs] });
  await note(connection, { slugs: removed.map(({ slug }) => slug), revision });
  const { tree } = await findVocabulary(connection);
  const tags = removed.flatMap(({ slug, classifications }) => getTags(slug, classifications, tree));
  await notifyChanges(connection, new Set(['products' as const, ...tags]));
}

/** The slugs of the products withdrawn since a revision; some may have been published again. */
export async function removedSince(connection: Connection, revision: number): Promise<Set<string>> {
  return new Set((await since(connection, { revision })).map(({ slug }) => slug));
}
