import { type Language, sisCode } from '#contracts/languages.ts';

/** The country of international locales, which support every language (LOC-02). */
export const INTERNATIONAL = 'ALL';

/** A language and a country, as in addresses: `de-ch`, or `de` on the international site. */
export interface Locale {
  /** `de-CH`, or `de` when international. */
  code: string;
  /** The same in lower case, as the first segment of an address. */
  urlCode: string;
  /** The language variety in which the texts are written. */
  sisCode: string;
  isInternational: boolean;
  language: Language;
  /** Two upper-case letters, or `ALL`. */
  country: string;
}

/** The locale of a language in a country; without a country, or with `ALL`, the international one. */
export function makeLocale(language: Language, country: string = INTERNATIONAL): Locale {
  const isInternational = country === INTERNATIONAL;
  const code = isInternational ? language : `${language}-${country.toUpperCase()}`;
  return {
    code,
    urlCode: code.toLowerCase(),
    sisCode: sisCode(language),
    isInternational,
    language,
    country: isInternational ? INTERNATIONAL : country.toUpperCase(),
  };
}

/** A parsed first segment of an address that is shaped like a locale. */
export interface UrlLocale {
  /** Lower case; may be a language that the interface lacks, such as `nl`. */
  language: string;
  /** Upper case; undefined in an international address. Not validated against the list of countries. */
  country: string | undefined;
  /** Whether the segment is in lower case, as addresses are. */
  isCanonical: boolean;
}

const SHAPE = /^([a-z]{2})(?:-([a-z]{2}))?$/i;

/** Parses the first segment of an address; undefined when it is not shaped like a locale. */
export function parseUrlLocale(segment: string): UrlLocale | undefined {
  const match = SHAPE.exec(segment);
  if (!match) return undefined;
  return {
    language: match[1]!.toLowerCase(),
    country: match[2]?.toUpperCase(),
    isCanonical: segment === segment.toLowerCase(),
  };
}

/**
 * The value of `hreflang`, for whom the page is: with the country in upper case, or the bare language when
 * international.
 */
export function hreflang(locale: Locale): string {
  return locale.code;
}

/**
 * The value of `lang` on the document, for the language of its text. The bare language would let a browser
 * pick the wrong glyphs for Chinese and the wrong voice for Portuguese, which are written in one variety
 * only.
 */
export function htmlLang(locale: Locale): string {
  return locale.isInternational ? contentLang(locale.language) : locale.code;
}

/** The value of `lang` on text of a language whose reader's country does not matter, such as fallback content. */
export function contentLang(language: Language): string {
  if (language === 'zh') return 'zh-Hans';
  if (language === 'pt') return 'pt-BR';
  return language;
}

export type MeasurementSystem = 'Metric' | 'Imperial';
