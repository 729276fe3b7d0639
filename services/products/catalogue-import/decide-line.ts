import type { ImportDecision } from '#contracts/products/catalogue-import.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

type Order = { id: string; place: number; decision: ImportDecision | null };

const decide = statement<{ place: number }, Order>(
  'products_catalogue_import_decide',
  `UPDATE products.catalogue_import_item item SET decision = :decision
   FROM products.catalogue_import i
   WHERE i.id = item.import AND i.state = 'COMPARED' AND item.import = :id::uuid AND item.place = :place::int
     AND item.kind IS NOT NULL RETURNING item.place AS place`,
);

/**
 * Stores the decision on one product of a file. False: there is no such product, or the import is past
 * deciding.
 */
export async function decideLine(connection: Connection, order: Order): Promise<boolean> {
  return (await decide(connection, order)).length > 0;
}
