import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { StoredImage } from '../image/stored-image.ts';
import type { Texts } from '../language/texts.ts';
import type { capability } from './capability.tables.ts';

export type Capability<Picture = StoredImage> = {
  slug: string;
  position: number;
  names: Texts;
  descriptions: Texts;
  image: Picture | null;
};

const upsert = upsertInto(table<typeof capability>('products.capability'), {
  columns: ['slug', 'position', 'names', 'descriptions', 'image'],
  key: ['slug'],
});

/** Inserts and updates capabilities; gives how many of them changed. */
export async function saveCapabilities(
  connection: Connection,
  capabilities: readonly Capability[],
): Promise<number> {
  return (await upsert(connection, capabilities)).length;
}
