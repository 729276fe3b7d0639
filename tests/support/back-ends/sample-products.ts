import { join } from 'node:path';

/** A small catalogue that covers every case of the product contract. */
export const sampleProducts = join(import.meta.dirname, '../../contract/sample/products');
