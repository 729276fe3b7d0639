import { type Language, sisCode } from '#contracts/languages.ts';

/** The country of a locale that is bound to none; it supports every language (LOC-02). */
export const INTERNATIONAL = 'ALL';

/** A language and a country, as the address carries them: `de-ch`, or `de` on the international site. */
export interface Locale {
  /** `de-CH`, or `de` when international. */
  code: string;
  /** The same in lower case, as the first segment of an address. */
  urlCode: string;
  /** The one variety in which the language's texts are written. */
  sisCode: string;
  isInternational: boolean;
  language: Language;
  /** Two capital letters, or `ALL`. */
  country: string;
}

/** Gives the locale of a language in a country; without a country, or with `ALL`, the international one. */
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

/** What the first segment of an address says when it has the shape of a locale. */
export interface UrlLocale {
  /** Lower case; may be a language that the interface does not speak, such as `it`. */
  language: string;
  /** Upper case; absent on an international address. Not checked against the list of countries. */
  country: string | undefined;
  /** Whether the segment is written as addresses write it, in lower case. */
  isCanonical: boolean;
}

const SHAPE = /^([a-z]{2})(?:-([a-z]{2}))?$/i;

/** Reads the first segment of an address; gives undefined when it does not have the shape of a locale. */
export function parseUrlLocale(segment: string): UrlLocale | undefined {
  const match = SHAPE.exec(segment);
  if (!match) return undefined;
  return {
    language: match[1]!.toLowerCase(),
    country: match[2]?.toUpperCase(),
    isCanonical: segment === segment.toLowerCase(),
  };
}

/** The value of `hreflang`: whom the page is for. A country in capitals; the bare language when international. */
export function hreflang(locale: Locale): string {
  return locale.code;
}

/**
 * The value of `lang` on the document: what the text is. The bare language would let a browser pick the wrong glyphs
 * for Chinese and the wrong voice for Portuguese, which are written in one variety only.
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
