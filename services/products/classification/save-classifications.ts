import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import type { StoredImage } from '../image/stored-image.ts';
import type { Texts } from '../language/texts.ts';
import type { classification } from './classification.tables.ts';

export type Classification<Picture = StoredImage> = {
  slug: string;
  type: CatalogueType;
  parent: string | null;
  position: number;
  names: Texts;
  descriptions: Texts;
  image: Picture | null;
  /** Null: inherited from the parent. */
  cards: string[] | null;
  /** Null: inherited from the parent. */
  filters: string[] | null;
};

const upsert = upsertInto(table<typeof classification>('products.classification'), {
  columns: ['slug', 'type', 'parent', 'position', 'names', 'descriptions', 'image', 'cards', 'filters'],
  key: ['slug'],
});

/** Inserts and updates classifications; gives how many of them changed. */
export async function saveClassifications(
  connection: Connection,
  classifications: readonly Classification[],
): Promise<number> {
  return (await upsert(connection, classifications)).length;
}
