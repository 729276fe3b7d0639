import { type CatalogueType, overviewPath } from '#web/site/visit/catalogue-address.ts';

/**
 * A parsed path below `/products` or `/services` (CAT-01): the type of the catalogue and the slugs after it.
 */
export type CataloguePath = { type: CatalogueType; route: string; slug: string };

/** Parses `/products/wire-processing/marking/napf-j1`. Throws for a path outside both. */
export function readPath(path: string): CataloguePath {
  const [root = '', ...slugs] = path.split('/').filter(Boolean);
  const type = (['product', 'service'] as const).find((kind) => overviewPath(kind) === `/${root}`);
  if (!type) throw new Error(`The catalogue was asked for ${path}`);
  return { type, route: slugs.join('/'), slug: slugs.at(-1) ?? '' };
}

/** Whether a route consists of valid slugs: lower-case letters, digits and hyphens. */
export function couldBeRoute(route: string): boolean {
  return /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(route);
}
