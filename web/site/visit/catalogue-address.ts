export type CatalogueType = 'product' | 'service';

const roots = { product: '/products', service: '/services' } as const;

export function overviewPath(type: CatalogueType): string {
  return roots[type];
}

/** Where a lead is drawn and its machines are found; it stands before any class of that name. */
export const finderPath = `${roots.product}/finder`;
/** Where a harness file is held against the machines, in the reader's browser. */
export const fitPath = '/fit';
export const developersPath = '/for-developers';

/** Pages about the catalogue that are made of more than its data, and have no `_payload.json`. */
export const catalogueTools: readonly string[] = [finderPath, fitPath, developersPath];

export function classificationPath(type: CatalogueType, route: string): string {
  return `${roots[type]}/${route}`;
}

export type Addressed = { type: CatalogueType; slug: string; classifications: readonly { route: string }[] };

/** The one address of a product or service: below the first of its classifications. */
export function productPath({ type, slug, classifications: [first] }: Addressed): string {
  return first ? `${roots[type]}/${first.route}/${slug}` : `${roots[type]}/${slug}`;
}

/** The page cache keeps no page of an address with such a parameter: what people type has no end. */
export const rangePrefix = 'includes.';

export const unitSign = '@';

/** Name of the field of an attribute. With a unit, a number alone is meant in it: `includes.weight@lb=20` is 20 lb. */
export function rangeName(attribute: string, unit?: string): string {
  return rangePrefix + attribute + (unit ? unitSign + unit : '');
}
