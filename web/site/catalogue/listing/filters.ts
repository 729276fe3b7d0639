import { rangeName, rangePrefix, unitSign } from '#web/site/visit/catalogue-address.ts';

/** The filters of a list of products, as its address holds them (CAT-07). */
export type Filters = {
  readonly brands: readonly string[];
  readonly capabilities: readonly string[];
  /** Attribute → the value that the machine's range must include, as the visitor typed it. */
  readonly ranges: ReadonlyMap<string, string>;
  readonly page: number;
};

/** More than a person would type or choose: anything beyond is an attack and is ignored. */
const maxLength = 40;
const maxChosen = 20;

/** Parses the filters of an address. Invalid ones are ignored; never throws. */
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

/**
 * Whether the address holds units in names of parameters, as the filter form sends them; the plainer address
 * has them in the values.
 */
export function hasUnits(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => name.startsWith(rangePrefix) && name.includes(unitSign));
}

/** Appends the unit to a bare number, as the trade writes it; a value that has one stays unchanged. */
export function withUnit(value: string, unit: string | undefined): string {
  if (!unit || !/^[\d\s.,'’/]+$/.test(value) || !/^[\p{L}\d_°/.²³⁻¹]{1,12}$/u.test(unit)) return value;
  return unit === 'AWG' ? `AWG ${value}` : `${value} ${unit}`;
}

/** Whether any filter is active; the page number is none. */
export function isFiltered({ brands, capabilities, ranges }: Filters): boolean {
  return brands.length + capabilities.length + ranges.size > 0;
}

/** The query string of the filters: `?brand=red&page=2`, or ''. */
export function filterSearch({ brands, capabilities, ranges, page }: Filters): string {
  const search = new URLSearchParams([
    ...brands.map((brand) => ['brand', brand]),
    ...capabilities.map((capability) => ['capability', capability]),
    ...[...ranges].map(([attribute, value]) => [rangeName(attribute), value]),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
  return search.size > 0 ? `?${search}` : '';
}

/** The filters without one brand, from the first page on. */
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
