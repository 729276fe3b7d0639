import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { Texts } from '../language/texts.ts';
import type { attribute } from './attribute.tables.ts';

export type Attribute = {
  key: string;
  position: number;
  /** The unit engine's name of what is measured. */
  quantity: string;
  /** Metric. */
  unit: string | null;
  /** Key of its group. */
  section: string;
  /** What a single number says: just that, the most or the least that a product does. */
  single: 'exact' | 'most' | 'least';
  names: Texts;
};

const upsert = upsertInto(table<typeof attribute>('products.attribute'), {
  columns: ['key', 'position', 'quantity', 'unit', 'section', 'single', 'names'],
  key: ['key'],
});

/** Adds and replaces attributes; gives how many of them changed. */
export async function saveAttributes(
  connection: Connection,
  attributes: readonly Attribute[],
): Promise<number> {
  return (await upsert(connection, attributes)).length;
}
