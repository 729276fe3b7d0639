import { execute } from '#contracts/execute.ts';
import { listingQuery } from '#web/site/catalogue/listing/listing-query.ts';
import { productQuery } from '#web/site/catalogue/product/product-query.ts';
import type { BackEnds } from './open-back-ends.ts';

type Question = { readonly name: string; readonly run: (backEnds: BackEnds) => Promise<unknown> };

const list = (name: string, filters: object): Question => ({
  name,
  run: ({ products }) =>
    execute(products, listingQuery, {
      type: 'product',
      language: 'en',
      country: 'DE',
      pageSize: 24,
      ...filters,
    }),
});

const words = (call: 'search' | 'suggest', query: string, what: string): Question => ({
  name: `${call === 'search' ? 'search' : 'suggestions'}: ${what}`,
  run: ({ search }) => search(call, { localeCode: 'en', siteSlug: '', query }),
});

/** The queries of pages, from fast to slow. */
export const questions: readonly Question[] = [
  {
    name: 'product page',
    run: ({ products }) =>
      execute(products, productQuery, { language: 'de', slug: 'reuss-455', country: 'DE' }),
  },
  list('classification, first page', { classification: 'automatic-crimping' }),
  list('all products, page 20', { page: 20 }),
  list('brand and two capabilities', { brands: ['sutera'], capabilities: ['cut', 'full-strip'] }),
  list('two ranges: 2.5 mm², 500 mm', {
    ranges: [
      { attribute: 'cross_section', includes: '2.5 mm²' },
      { attribute: 'wire_length', includes: '500 mm' },
    ],
  }),
  list('range in gauge: AWG 14', {
    classification: 'wire-processing',
    ranges: [{ attribute: 'cross_section', includes: 'AWG 14' }],
  }),
  words('search', 'wire', 'a word in every machine'),
  words('search', 'seal loading station', 'three words'),
  words('search', 'Reuss 455', 'a model'),
  words('search', 'crimpng', 'a typing error'),
  words('suggest', 'reu', 'three letters'),
  words('suggest', 'emme 3', 'half a model'),
];
