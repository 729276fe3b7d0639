import { displayCountry } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/locales.ts';
import type { SelectOption } from '#web/ui/form/text-fields.tsx';

/** Regions that CLDR names and nobody lives in as in a country: unions, test codes, the unknown. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** All countries in the order of a language. Codes come from CLDR, without those that were replaced by others. */
export function countryChoices(language: Language): SelectOption[] {
  const { compare } = new Intl.Collator(language);
  return twoLetterCodes()
    .map((value) => ({ value, label: displayCountry(value, language) }))
    .filter(({ value, label }) => label !== value && !noCountries.has(value) && isCurrent(value))
    .sort((a, b) => compare(a.label, b.label));
}

function isCurrent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}

function twoLetterCodes(): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters.flatMap((first) => letters.map((second) => first + second));
}
