import { execute } from '#contracts/execute.ts';
import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import { writeTexts } from '#web/i18n/format/written-texts.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';

const boundsQuery = graphql(`
  query productBounds($language: String!, $slug: String!, $country: String) {
    productBySlug(language: $language, slug: $slug, country: $country) {
      specifications { key value measurement_system bounds { minimum maximum unit unit_code } }
      variants { specifications { key value measurement_system bounds { minimum maximum unit unit_code } } }
    }
  }
`);

type Line = { key: string; value: string; measurement_system: string | null };
type Found = NonNullable<ResultOf<typeof boundsQuery>['productBySlug']['specifications'][number]['bounds']>;
/** The numeric values of technical data, by `boundsKey`. */
export type Bounds = ReadonlyMap<string, Found>;

/** The key of a line: equal values of an attribute have equal numbers, in any variant. */
export function boundsKey({ key, value, measurement_system }: Line): string {
  return `${key} ${measurement_system ?? ''} ${value}`;
}

const timeoutMs = 1500;

/**
 * The numeric values of a product, for structured data. If the back end does not know the field, only these
 * are missing.
 */
export async function loadBounds(
  { products, productsToken }: Pick<ServerContext, 'products' | 'productsToken'>,
  { slug, language }: { slug: string; language: string },
  locale: Locale,
): Promise<Bounds> {
  const variables = { slug, language, country: findCountryFilter(locale.country) };
  const headers = productsToken ? { authorization: `Bearer ${productsToken}` } : undefined;
  try {
    const answer = await execute(products, boundsQuery, variables, { headers, timeoutMs });
    // Written as the page shows them, since a line is found again by its value.
    const { productBySlug: found } = writeTexts(answer, locale);
    const lines = [found, ...found.variants].flatMap(({ specifications }) => specifications);
    return new Map(lines.flatMap((line) => (line.bounds ? [[boundsKey(line), line.bounds] as const] : [])));
  } catch {
    return new Map();
  }
}
