import { join } from 'node:path';
import { catalogueStarters } from '#contracts/setup/steps.ts';
import type { FileStore } from '#services/files/index.ts';
import type { Products } from '#services/products/index.ts';

type Parts = {
  /** Undefined: the catalogue is kept elsewhere. */
  readonly products: Pick<Products, 'import'> | undefined;
  readonly files: Pick<FileStore, 'store'>;
};

const starters = join(import.meta.dirname, '../../seed/starters');

/** Fills the catalogue with the classes and technical data of a trade; doing it twice changes nothing. */
export async function beginCatalogue(starter: string | undefined, { products, files }: Parts): Promise<void> {
  const known = catalogueStarters.find((name) => name === starter);
  if (known) await products?.import(join(starters, known, 'products'), files.store);
}
