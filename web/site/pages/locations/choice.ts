import type { Location } from './locations-query.ts';

/** The filters, in the order of the form; each is a parameter of the address. */
export const criteria = ['region', 'country', 'brand', 'type'] as const;
export type Criterion = (typeof criteria)[number];

/** The active filters, as the address holds them. */
export type Choice = Readonly<Partial<Record<Criterion, string>>>;

/** Parses the filters of an address. Invalid ones are ignored; never throws. */
export function getChoice(search: URLSearchParams): Choice {
  const chosen = criteria.flatMap((criterion) => {
    const value = search.get(criterion);
    return value && /^[\w-]{1,40}$/.test(value) ? [[criterion, value]] : [];
  });
  return Object.fromEntries(chosen);
}

/** The query string of the filters: `?region=europe`, or ''. */
export function searchOf(choice: Choice): string {
  const search = new URLSearchParams(
    criteria.flatMap((name) => (choice[name] ? [[name, choice[name]]] : [])),
  );
  return search.size > 0 ? `?${search}` : '';
}

export function isChosen(choice: Choice): boolean {
  return criteria.some((criterion) => choice[criterion] !== undefined);
}

/** The values of a location for each filter, as written in addresses; undefined for the brand: all brands. */
const values: Record<Criterion, (location: Location) => string[] | undefined> = {
  region: ({ region }) => [getLabel(region)],
  country: ({ countryCode }) => [countryCode.toLowerCase()],
  brand: ({ brands }) => (brands.length > 0 ? brands.map(({ name }) => getLabel(name)) : undefined),
  type: ({ kinds }) => kinds.map(getLabel),
};

/** `NORTH_AMERICA` → `north-america`. */
export function getLabel(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The locations that match all filters. */
export function fitting(locations: readonly Location[], choice: Choice): Location[] {
  return locations.filter((location) => criteria.every((criterion) => fits(location, criterion, choice)));
}

function fits(location: Location, criterion: Criterion, choice: Choice): boolean {
  const value = choice[criterion];
  return value === undefined || (values[criterion](location)?.includes(value) ?? true);
}

export type Option = { value: string; count: number };

/** The options of one filter given the others, each with the number of locations it would leave. */
export function getOptions(locations: readonly Location[], criterion: Criterion, choice: Choice): Option[] {
  const known = new Set(locations.flatMap((location) => values[criterion](location) ?? []));
  return [...known].flatMap((value) => {
    const count = fitting(locations, { ...choice, [criterion]: value }).length;
    return count > 0 || choice[criterion] === value ? [{ value, count }] : [];
  });
}
