export const brandNamesAddress = '/api/machine-brands';

export type BrandNames = Readonly<Record<string, string>>;

let known: Promise<BrandNames> | undefined;

/**
 * The names of the catalogue's brands by id, fetched once. Empty when the catalogue is unavailable: ids are
 * readable, too.
 */
export function loadBrandNames(): Promise<BrandNames> {
  known ??= load().catch((error: unknown) => {
    known = undefined;
    console.warn('The catalogue does not tell its brands', error);
    return {};
  });
  return known;
}

async function load(): Promise<BrandNames> {
  const response = await fetch(brandNamesAddress);
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  return (await response.json()) as BrandNames;
}
