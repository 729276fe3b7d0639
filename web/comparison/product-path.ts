import type { BasketEntry } from './comparison-query.ts';

const roots = { product: '/products', service: '/services' } as const;

/** The one address of a product or service: below the first of its classifications. */
export function productPath({
  type,
  slug,
  classifications: [first],
}: Pick<BasketEntry, 'type' | 'slug' | 'classifications'>): string {
  return [roots[type], first?.route, slug].filter(Boolean).join('/');
}

/** Where more products of the same kind are to be found. */
export function classificationPath({
  type,
  classifications: [first],
}: Pick<BasketEntry, 'type' | 'classifications'>) {
  return [roots[type], first?.route].filter(Boolean).join('/');
}
