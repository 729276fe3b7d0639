import { sisCode } from '#contracts/languages.ts';
import type { Locale } from '../locales.ts';

type Place = Pick<Locale, 'language' | 'country' | 'isInternational'>;

/** Where English is written as in the United States: they, their territories, and the Philippines. */
const americanEnglish = new Set(['AS', 'GU', 'MP', 'PH', 'PR', 'UM', 'US', 'VI']);

/** In which variety dates and times are written: that of the country; English is British where it is not American. */
export function dateTag({ language, country, isInternational }: Place): string {
  if (language === 'en') return americanEnglish.has(country) ? 'en-US' : country === 'CA' ? 'en-CA' : 'en-GB';
  if (isInternational) return language === 'de' ? 'de-DE' : sisCode(language);
  return `${language}-${country}`;
}
