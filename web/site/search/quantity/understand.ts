import { execute, type TypedDocument } from '#contracts/execute.ts';
import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import { writeTexts } from '#web/i18n/format/written-texts.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';

const quantitiesQuery = graphql(`
  query searchedQuantities($text: String!, $language: String!) {
    quantitiesIn(text: $text, language: $language) {
      start end attribute name metric imperial minimum maximum includes route alternatives { attribute name }
    }
  }
`);

const fittingQuery = graphql(`
  query fittingProducts($ranges: [RangeFilter!]!, $country: String) {
    productsHolding(ranges: $ranges, country: $country) {
      total products { slug ranges { attribute minimum maximum } }
    }
  }
`);

export type Quantity = ResultOf<typeof quantitiesQuery>['quantitiesIn'][number];
export type Fitting = ResultOf<typeof fittingQuery>['productsHolding'];

/** A query with quantities: the remaining words, and the machines that match, the smallest first. */
export type Understood = {
  readonly words: string;
  readonly quantities: readonly Quantity[];
  readonly fitting: Fitting;
};

export type Server = Pick<ServerContext, 'products' | 'productsToken' | 'log'>;

/** Short, since visitors wait for it, and search works without it. */
const timeoutMs = 1500;

/**
 * Extracts the quantities of a query with the product back end. Undefined: there are none, or the back end
 * does not offer this; then the whole query is words.
 */
export async function understand(
  server: Server,
  query: string,
  locale: Locale,
): Promise<Understood | undefined> {
  if (!/\p{N}/u.test(query)) return undefined;
  try {
    const { language, country } = locale;
    const { quantitiesIn: quantities } = await queryProducts(server, quantitiesQuery, {
      text: query,
      language,
    });
    if (quantities.length === 0) return undefined;
    const ranges = quantities.map(({ attribute, includes }) => ({ attribute, includes }));
    const { productsHolding } = await queryProducts(server, fittingQuery, {
      ranges,
      country: findCountryFilter(country),
    });
    return {
      words: withoutQuantities(query, quantities),
      // The value for filters stays unchanged; the other texts are formatted for readers.
      quantities: quantities.map((one) => ({ ...writeTexts(one, locale), includes: one.includes })),
      fitting: productsHolding,
    };
  } catch (error) {
    server.log.warn('The product back end read no quantities', { error });
    return undefined;
  }
}

export function queryProducts<Result, Variables extends Record<string, unknown>>(
  { products, productsToken }: Server,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const headers = productsToken ? { authorization: `Bearer ${productsToken}` } : undefined;
  return execute(products, document, variables, { headers, timeoutMs });
}

function withoutQuantities(query: string, quantities: readonly Pick<Quantity, 'start' | 'end'>[]): string {
  let words = '';
  let from = 0;
  for (const { start, end } of quantities) {
    words += `${query.slice(from, start)} `;
    from = Math.max(from, end);
  }
  return (words + query.slice(from)).replace(/\s+/g, ' ').trim();
}

/** `35 mm² (2 AWG)`, or one of them where both are written the same. */
export function bothSystems({ metric, imperial }: Pick<Quantity, 'metric' | 'imperial'>): string {
  return metric === imperial ? metric : `${metric} (${imperial})`;
}

/** The record ids of the matching machines, for the search back end. */
export function fittingRecords({ fitting }: Understood): string[] {
  return fitting.products.map(({ slug }) => `product:${slug}`);
}
