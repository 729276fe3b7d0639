import { sisCode } from '#contracts/languages.ts';
import type { Locale } from '../locales.ts';

type Place = Pick<Locale, 'language' | 'country' | 'isInternational'>;

/** Where German is written as in Switzerland. */
const swissGerman = new Set(['CH', 'LI']);

/** Where English is written as in the United States: they, their territories, and the Philippines. */
const americanEnglish = new Set(['AS', 'GU', 'MP', 'PH', 'PR', 'UM', 'US', 'VI']);

/**
 * In which variety numbers are written (0077): one of a language, whatever the country, but Swiss German. The
 * international site writes German as in Germany.
 */
export function numberTag({ language, country }: Place): string {
  if (language === 'de') return swissGerman.has(country) ? 'de-CH' : 'de-DE';
  if (language === 'en') return 'en-GB';
  return sisCode(language);
}

/** In which variety dates and times are written: that of the country; English is British where it is not American. */
export function dateTag({ language, country, isInternational }: Place): string {
  if (language === 'en') return americanEnglish.has(country) ? 'en-US' : country === 'CA' ? 'en-CA' : 'en-GB';
  if (isInternational) return language === 'de' ? 'de-DE' : sisCode(language);
  return `${language}-${country}`;
}
