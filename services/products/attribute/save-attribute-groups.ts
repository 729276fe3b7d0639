import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { Texts } from '../language/texts.ts';
import type { attributeGroup } from './attribute-group.tables.ts';

export type AttributeGroup = { key: string; position: number; names: Texts };

const upsert = upsertInto(table<typeof attributeGroup>('products.attribute_group'), {
  columns: ['key', 'position', 'names'],
  key: ['key'],
});

/** Inserts and updates groups of attributes; gives how many of them changed. */
export async function saveAttributeGroups(
  connection: Connection,
  groups: readonly AttributeGroup[],
): Promise<number> {
  return (await upsert(connection, groups)).length;
}
