import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { StoredImage } from '../image/stored-image.ts';
import type { brand } from './brand.tables.ts';

export type Brand<Picture = StoredImage> = {
  id: string;
  position: number;
  name: string;
  own: boolean;
  pimId: string | null;
  image: Picture | null;
};

const upsert = upsertInto(table<typeof brand>('products.brand'), {
  columns: ['id', 'position', 'name', 'own', 'pimId', 'image'],
  key: ['id'],
});

/** Inserts and updates brands; gives how many of them changed. */
export async function saveBrands(connection: Connection, brands: readonly Brand[]): Promise<number> {
  return (await upsert(connection, brands)).length;
}
