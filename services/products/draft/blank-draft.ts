import type { ProductDraft } from '#contracts/products/draft.ts';
import { noParts } from './earlier-drafts.ts';

/** A position after all other products of the class. */
const last = 1000;

/** The document of a new product. */
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
