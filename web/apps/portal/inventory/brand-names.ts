export const brandNamesAddress = '/api/machine-brands';

export type BrandNames = Readonly<Record<string, string>>;

let known: Promise<BrandNames> | undefined;

/** What the catalogue calls its brands, by id; asked once. None while the catalogue cannot be asked: ids are readable, too. */
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
