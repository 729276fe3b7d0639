/**
 * LOC-01: the languages that content is stored in and the interface speaks. `name` is the language's name in itself;
 * `sisCode` is the one
 * variety in which its texts are stored: Swiss German, Brazilian, simplified Chinese. What another part of the
 * program knows of each language says `satisfies Record<Language, …>`, and so misses a new one when it is compiled.
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

/** The variety in which a language's texts are stored; a language that we do not speak reads as American English. */
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
