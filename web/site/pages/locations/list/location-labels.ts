import { displayCountry, displayLanguage, listFormat } from '#web/i18n/format/format.ts';
import { dateFormat } from '#web/i18n/format/formatters.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Translate } from '#web/i18n/translator.ts';
import { type Criterion, getLabel } from '../choice.ts';
import type { Location } from '../locations-query.ts';

type LocationTexts = Translate<'locations'>;

const kinds = {
  HEADQUARTERS: 'kind.headquarters',
  PRODUCTION: 'kind.production',
  SALES_AND_SERVICE: 'kind.salesAndService',
  ENGINEERING: 'kind.engineering',
  DISTRIBUTOR: 'kind.distributor',
} as const;

const regions = {
  EUROPE: 'region.europe',
  AFRICA: 'region.africa',
  NORTH_AMERICA: 'region.northAmerica',
  SOUTH_AMERICA: 'region.southAmerica',
  ASIA_PACIFIC: 'region.asiaPacific',
} as const;

export const regionOrder = Object.keys(regions) as (keyof typeof regions)[];

export function kindName(kind: Location['kinds'][number], t: LocationTexts): string {
  return t(kinds[kind]);
}

export function regionName(region: Location['region'], t: LocationTexts): string {
  return t(regions[region]);
}

/** The name of an option in the reader's language; its value where there is none. */
export function optionName(
  criterion: Criterion,
  value: string,
  { locations, locale, t }: { locations: readonly Location[]; locale: Locale; t: LocationTexts },
): string {
  switch (criterion) {
    case 'country':
      return displayCountry(value.toUpperCase(), locale.language);
    case 'region': {
      const region = regionOrder.find((one) => getLabel(one) === value);
      return region ? regionName(region, t) : value;
    }
    case 'type': {
      const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((one) => getLabel(one) === value);
      return kind ? kindName(kind, t) : value;
    }
    case 'brand':
      return (
        locations.flatMap(({ brands }) => brands).find(({ name }) => getLabel(name) === value)?.name ?? value
      );
  }
}

export function languageNames(codes: readonly string[], locale: Locale): string {
  return listFormat(
    codes.map((code) => displayLanguage(code, locale.language)),
    locale,
  );
}

export function countryNames(codes: readonly string[], locale: Locale): string {
  return listFormat(
    codes.map((code) => displayCountry(code, locale.language)),
    locale,
  );
}

/** `Mon–Fri`, in the reader's language. */
export function dayNames(from: number, to: number, locale: Locale): string {
  return from === to ? dayName(from, locale) : `${dayName(from, locale)}–${dayName(to, locale)}`;
}

/** 1 is Monday. */
function dayName(day: number, locale: Locale): string {
  // 5 January 1970 was a Monday.
  const moment = new Date(Date.UTC(1970, 0, 4 + day));
  return dateFormat(locale.sisCode, { weekday: 'short', timeZone: 'UTC' }).format(moment);
}
