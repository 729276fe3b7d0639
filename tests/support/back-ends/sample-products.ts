import { join } from 'node:path';

/** A small catalogue that holds every case that the product contract speaks of. */
export const sampleProducts = join(import.meta.dirname, '../../contract/sample/products');
