import { sisCode } from '#contracts/languages.ts';
import type { Locale } from '../locales.ts';

type Place = Pick<Locale, 'language' | 'country' | 'isInternational'>;

/** Countries with American English: the United States, their territories, and the Philippines. */
const americanEnglish = new Set(['AS', 'GU', 'MP', 'PH', 'PR', 'UM', 'US', 'VI']);

/**
 * The BCP 47 tag for dates and times, as in the reader's country; English is British unless the country uses
 * American or Canadian English.
 */
export function dateTag({ language, country, isInternational }: Place): string {
  if (language === 'en') return americanEnglish.has(country) ? 'en-US' : country === 'CA' ? 'en-CA' : 'en-GB';
  if (isInternational) return language === 'de' ? 'de-DE' : sisCode(language);
  return `${language}-${country}`;
}
