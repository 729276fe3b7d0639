import * as v from 'valibot';
import { bindNumbers } from './values.ts';

/**
 * texts/{language}/products/{slug}.yaml and texts/{language}/services/{slug}.yaml; texts left out are shown
 * in English.
 */

const bound = v.pipe(v.string(), v.transform(bindNumbers));
const paragraphs = v.pipe(v.string(), v.trim(), v.transform(bindNumbers));
const sixOrFewer = v.nullish(v.pipe(v.array(bound), v.maxLength(6, 'must have at most six entries')), null);

const both = {
  short: v.nullish(paragraphs, null),
  long: v.nullish(paragraphs, null),
  highlights: v.nullish(v.array(v.strictObject({ name: paragraphs, text: paragraphs })), null),
};

export const productTexts = v.pipe(
  v.strictObject(both),
  v.transform((texts) => ({ ...texts, benefits: null, details: null })),
);

export const serviceTexts = v.strictObject({ ...both, benefits: sixOrFewer, details: sixOrFewer });
