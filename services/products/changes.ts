import { notify } from '#services/foundation/notify.ts';
import type { Connection } from '#services/foundation/statement.ts';

/** The channel of PostgreSQL's NOTIFY for every change of the catalogue; the payload is a JSON list of tags. */
export const productChanges = 'products_changed';

/**
 * What has changed: a product or service; the contents of a class, or its cards; `products`: names, the tree
 * or the list of products, and so anything that a page may show of the catalogue.
 */
export type ProductTag = `product:${string}` | `classification:${string}` | 'products';

/** Notifies when the transaction of `connection` commits. */
export async function notifyChanges(connection: Connection, tags: Iterable<ProductTag>): Promise<void> {
  await notify(connection, productChanges, tags);
}
