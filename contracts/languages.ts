/**
 * LOC-01: the languages of the content and of the interface. `name` is the language's own name; `sisCode` is the
 * variety in which its texts are stored: Swiss German, Brazilian Portuguese, Simplified Chinese. Whatever else the
 * program knows of each language says `satisfies Record<Language, …>`, so that a new language does not compile until
 * it is added there.
 */
const known = {
  cs: { name: 'Čeština', sisCode: 'cs-CZ' },
  de: { name: 'Deutsch', sisCode: 'de-CH' },
  en: { name: 'English', sisCode: 'en-US' },
  es: { name: 'Español', sisCode: 'es-ES' },
  fr: { name: 'Français', sisCode: 'fr-FR' },
  hu: { name: 'Magyar', sisCode: 'hu-HU' },
  ja: { name: '日本語', sisCode: 'ja-JP' },
  pt: { name: 'Português', sisCode: 'pt-BR' },
  ro: { name: 'Română', sisCode: 'ro-RO' },
  sk: { name: 'Slovenčina', sisCode: 'sk-SK' },
  zh: { name: '中文', sisCode: 'zh-CN' },
} as const;

export type Language = keyof typeof known;

export const languages = Object.keys(known) as [Language, ...Language[]];

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(known, code);
}

/** The language's name in itself, as a chooser shows it. */
export function languageName(language: Language): string {
  return known[language].name;
}

/**
 * The variety in which a language's texts are stored; American English for a language that the site does not have.
 */
export function sisCode(language: string): string {
  return known[isLanguage(language) ? language : 'en'].sisCode;
}

/** Three letters of ISO 639-2, terminological first, bibliographic second where it differs. */
export const threeLetterCodes = {
  cs: ['ces', 'cze'],
  de: ['deu', 'ger'],
  en: ['eng'],
  es: ['spa'],
  fr: ['fra', 'fre'],
  hu: ['hun'],
  ja: ['jpn'],
  pt: ['por'],
  ro: ['ron', 'rum'],
  sk: ['slk', 'slo'],
  zh: ['zho', 'chi'],
} as const satisfies Record<Language, readonly string[]>;
