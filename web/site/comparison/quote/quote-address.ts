import type { Lead } from '#contracts/fit/lead.ts';
import { leadQuery } from '#contracts/fit/lead-address.ts';

/** The address of the form, filled in with the products to quote and the lead. */
export function quoteAddress(form: string, products: readonly string[], lead: Lead | undefined): string {
  const query = new URLSearchParams(products.map((name) => ['product', name]));
  query.set('request', 'quote');
  for (const [name, value] of lead ? leadQuery(lead) : []) query.set(name, value);
  return `${form}?${query}`;
}
