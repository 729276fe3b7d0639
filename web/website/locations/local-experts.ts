import type { Location } from './locations-query.ts';

export type Expert = { location: Location; person: NonNullable<Location['expert']> };

/** As many as one looks at before choosing. */
const most = 3;

/** Whom visitors of a country ask: people of the locations that look after it, first those in the country itself. */
export function expertsFor(country: string, locations: readonly Location[]): Expert[] {
  const serving = locations.filter(({ serves }) => serves.includes(country));
  const nearest = [
    ...serving.filter(({ countryCode }) => countryCode === country),
    ...serving.filter(({ countryCode }) => countryCode !== country),
  ];
  const experts = new Map<string, Expert>();
  for (const location of nearest) {
    const person = location.expert;
    if (person && !experts.has(person.slug)) experts.set(person.slug, { location, person });
  }
  return [...experts.values()].slice(0, most);
}
