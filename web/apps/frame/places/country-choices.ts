import type { Language } from '#contracts/languages.ts';
import type { SelectOption } from '#web/design/form/text-fields.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';

/** Regions of CLDR that are not countries: unions, test codes, the unknown region. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const known = new Map<Language, SelectOption[]>();

/**
 * All countries sorted by name in a language; takes a phone a tenth of a second the first time. The codes
 * come from CLDR, without those that were replaced.
 */
export function countryChoices(language: Language): SelectOption[] {
  const choices = known.get(language) ?? sorted(language);
  known.set(language, choices);
  return choices;
}

function sorted(language: Language): SelectOption[] {
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
