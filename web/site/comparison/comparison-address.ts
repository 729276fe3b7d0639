import type { Lead } from '#contracts/fit/lead.ts';
import { leadQuery, namesLead, readLead } from '#contracts/fit/lead-address.ts';
import { type BasketProduct, maxProducts } from '#web/design/compare-control/basket.ts';
import { compareAddress } from '#web/design/compare-control/compare-address.ts';
import { readKeys } from './compared-product.ts';

/** The parameters in the address of a comparison. */
export type Args = {
  readonly products: readonly BasketProduct[];
  /** Slug; undefined: the class of the first product. */
  readonly classification: string | undefined;
  readonly onlyDifferences: boolean;
  /** The lead for which the products were found; undefined: there is none. */
  readonly lead: Lead | undefined;
};

/** Parses an address, which anybody may have written: invalid parts are left out. */
export function readAddress(query: URLSearchParams): Args {
  const first = ['first', 'second'].flatMap((name) => query.get(name) ?? []);
  const keys = query.getAll('p');
  const picked = first.filter((key) => keys.includes(key));
  return {
    products: readKeys([...picked, ...keys]).slice(0, maxProducts),
    classification: query.get('class') ?? undefined,
    onlyDifferences: query.get('view') === 'differences',
    lead: namesLead(query) ? readLead(query) : undefined,
  };
}

/** The address of a comparison with these parameters. */
export function writeAddress(
  page: string,
  { keys, classification, onlyDifferences, lead }: { keys: readonly string[] } & Omit<Args, 'products'>,
): string {
  if (keys.length === 0) return page;
  return [
    compareAddress(page, keys),
    classification && `class=${encodeURIComponent(classification)}`,
    onlyDifferences && 'view=differences',
    lead && leadQuery(lead).toString(),
  ]
    .filter(Boolean)
    .join('&');
}
