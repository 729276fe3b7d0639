import { rangeName, rangePrefix, unitSign } from '#web/site/visit/catalogue-address.ts';

/** What a visitor chose among the machines of a page, as the address says it (CAT-07). */
export type Filters = {
  readonly brands: readonly string[];
  readonly capabilities: readonly string[];
  /** Attribute → the value that the machine's range must include, as typed. */
  readonly ranges: ReadonlyMap<string, string>;
  readonly page: number;
};

/** As much as a person may type into a field, and may choose at once; more is no choice but an attack. */
const maxLength = 40;
const maxChosen = 20;

/** Reads the choice out of an address. Whatever is no choice is passed over; never throws. */
export function readFilters(search: URLSearchParams): Filters {
  const chosen = (name: string) => [
    ...new Set(
      search
        .getAll(name)
        .filter((value) => /^[\w-]{1,60}$/.test(value))
        .slice(0, maxChosen),
    ),
  ];
  const ranges = [...search]
    .filter(([name, value]) => name.startsWith(rangePrefix) && value.trim() !== '')
    .map(([name, value]) => {
      const [attribute = '', unit] = name.slice(rangePrefix.length).split(unitSign);
      return [attribute, withUnit(value.trim().slice(0, maxLength), unit)] as const;
    })
    .filter(([attribute]) => /^[\w-]{1,60}$/.test(attribute))
    .slice(0, maxChosen);
  return {
    brands: chosen('brand'),
    capabilities: chosen('capability'),
    ranges: new Map(ranges),
    page: pageNumber(search.get('page')),
  };
}

/** Whether the address says in the name of a field what belongs to its value: then it has a plainer address. */
export function hasUnits(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => name.startsWith(rangePrefix) && name.includes(unitSign));
}

/** A number alone with the unit that it is meant in, as the trade writes it; what has a unit stays as it is. */
export function withUnit(value: string, unit: string | undefined): string {
  if (!unit || !/^[\d\s.,'’/]+$/.test(value) || !/^[\p{L}\d_°/.²³⁻¹]{1,12}$/u.test(unit)) return value;
  return unit === 'AWG' ? `AWG ${value}` : `${value} ${unit}`;
}

/** Whether anything is chosen; the number of a page is none. */
export function isFiltered({ brands, capabilities, ranges }: Filters): boolean {
  return brands.length + capabilities.length + ranges.size > 0;
}

/** The part of an address that says the choice: `?brand=red&page=2`, or ''. */
export function filterSearch({ brands, capabilities, ranges, page }: Filters): string {
  const search = new URLSearchParams([
    ...brands.map((brand) => ['brand', brand]),
    ...capabilities.map((capability) => ['capability', capability]),
    ...[...ranges].map(([attribute, value]) => [rangeName(attribute), value]),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
  return search.size > 0 ? `?${search}` : '';
}

/** The choice with one value less, from its first page on. */
export function withoutBrand(filters: Filters, brand: string): Filters {
  return { ...filters, brands: filters.brands.filter((one) => one !== brand), page: 1 };
}

export function withoutCapability(filters: Filters, capability: string): Filters {
  return {
    ...filters,
    capabilities: filters.capabilities.filter((one) => one !== capability),
    page: 1,
  };
}

export function withoutRange(filters: Filters, attribute: string): Filters {
  return {
    ...filters,
    ranges: new Map([...filters.ranges].filter(([one]) => one !== attribute)),
    page: 1,
  };
}

function pageNumber(text: string | null): number {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
