import { type Language, sisCode } from '#contracts/languages.ts';
import type { SetupCountry } from '#contracts/setup/setup.ts';
import { displayNames } from '#web/i18n/format/formatters.ts';

/** Countries by name, sorted for readers of the language. */
export function countryNames(countries: readonly SetupCountry[], language: Language) {
  const names = displayNames(sisCode(language), { type: 'region' });
  const { compare } = new Intl.Collator(sisCode(language));
  return countries
    .map(({ code }) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
}
