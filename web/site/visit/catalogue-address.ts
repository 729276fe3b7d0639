export type CatalogueType = 'product' | 'service';

const roots = { product: '/products', service: '/services' } as const;

export function overviewPath(type: CatalogueType): string {
  return roots[type];
}

/**
 * The finder, where a lead is drawn and its machines are found; it takes precedence over a class with that
 * slug.
 */
export const finderPath = `${roots.product}/finder`;
/** The page that compares a harness file with the machines, in the reader's browser. */
export const fitPath = '/fit';
export const developersPath = '/for-developers';

/** Pages about the catalogue with more than its data, which have no `_payload.json`. */
export const catalogueTools: readonly string[] = [finderPath, fitPath, developersPath];

export function classificationPath(type: CatalogueType, route: string): string {
  return `${roots[type]}/${route}`;
}

export type Addressed = { type: CatalogueType; slug: string; classifications: readonly { route: string }[] };

/** The canonical path of a product or service: below the first of its classifications. */
export function productPath({ type, slug, classifications: [first] }: Addressed): string {
  return first ? `${roots[type]}/${first.route}/${slug}` : `${roots[type]}/${slug}`;
}

/** Pages with such a parameter are not cached: there are endless values. */
export const rangePrefix = 'includes.';

export const unitSign = '@';

/**
 * The name of the field for an attribute. With a unit, a bare number is meant in it: `includes.weight@lb=20`
 * is 20 lb.
 */
export function rangeName(attribute: string, unit?: string): string {
  return rangePrefix + attribute + (unit ? unitSign + unit : '');
}
