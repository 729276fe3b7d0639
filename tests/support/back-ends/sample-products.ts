import { join } from 'node:path';

/** A small catalogue that holds every case that the product contract refers to. */
export const sampleProducts = join(import.meta.dirname, '../../contract/sample/products');
