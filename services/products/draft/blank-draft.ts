import type { ProductDraft } from '#contracts/products/draft.ts';
import { noParts } from './earlier-drafts.ts';

/** Behind the others of its class. */
const last = 1000;

/** What a new product begins with. */
export const blankDraft: ProductDraft = {
  names: {},
  short: {},
  long: {},
  benefits: {},
  details: {},
  brand: null,
  position: last,
  classifications: [],
  countries: [],
  capabilities: [],
  values: {},
  related: [],
  ...noParts,
};
