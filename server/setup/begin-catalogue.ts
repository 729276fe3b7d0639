import { join } from 'node:path';
import { catalogueStarters } from '#contracts/setup/steps.ts';
import type { FileStore } from '#services/files/index.ts';
import type { Products } from '#services/products/index.ts';

type Parts = {
  /** Undefined: another back end has the catalogue. */
  readonly products: Pick<Products, 'import'> | undefined;
  readonly files: Pick<FileStore, 'store'>;
};

const trades = join(import.meta.dirname, '../../seed/trades');

/** Fills the catalogue with the classes and technical data of a trade; doing it twice changes nothing. */
export async function beginCatalogue(starter: string | undefined, { products, files }: Parts): Promise<void> {
  const known = catalogueStarters.find((name) => name === starter);
  if (known) await products?.import(join(trades, known, 'products'), files.store);
}
