/**
 * What a country sees of the catalogue (CAT-04, decision 15). A product names the countries in which it is shown; none, or
 * `ALL`, is everywhere. Readers of no country, those of the international site, see what any country does.
 */

/** The country of readers of no country, and of products that are shown everywhere. */
const ALL = 'ALL';

/** The lists of countries on which a product stands: `ALL` alone when it is shown everywhere. */
export function countriesShowing(countries: readonly string[]): readonly string[] {
  return countries.length === 0 || countries.includes(ALL) ? [ALL] : countries;
}

/** The country whose catalogue a reader asks for; null: of all countries, as the international site shows it. */
export function findCountryFilter(country: string): string | null {
  return country === ALL ? null : country;
}

/** The lists that a reader sees, as {@link countriesShowing} names them; null: all of them. */
export function countriesSeenFrom(country: string | null): readonly string[] | null {
  return country === null || findCountryFilter(country) === null ? null : [country, ALL];
}

/** Whether a product of these countries is shown to a reader in this one; null and `ALL`: a reader of no country. */
export function isShownInCountry(countries: readonly string[], country: string | null): boolean {
  const seen = countriesSeenFrom(country);
  return !seen || countriesShowing(countries).some((code) => seen.includes(code));
}

/**
 * The countries whose readers see it, `ALL` for readers of no country, in the form that pages use: an empty list is
 * everybody.
 */
export function countriesOfReaders(countries: readonly string[]): readonly string[] {
  const showing = countriesShowing(countries);
  return showing.includes(ALL) ? [] : [...showing, ALL];
}
