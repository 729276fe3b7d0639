import { notify } from '#services/foundation/notify.ts';
import type { Connection } from '#services/foundation/statement.ts';

/** The channel of PostgreSQL's NOTIFY on which every change of the catalogue is notified, as a JSON list of tags. */
export const productChanges = 'products_changed';

/**
 * What has changed: a product or service; what a classification holds, or shows of it on cards; `products`: names,
 * the tree, or which products there are, so whatever any page may show of the catalogue.
 */
export type ProductTag = `product:${string}` | `classification:${string}` | 'products';

/** Notifies when the transaction of `connection` commits. */
export async function notifyChanges(connection: Connection, tags: Iterable<ProductTag>): Promise<void> {
  await notify(connection, productChanges, tags);
}
