import { isLanguage } from '#contracts/languages.ts';

/** A text by language; English is always there. */
export type Texts = Readonly<Record<string, string>>;

/** `de-CH` → `de`; a language in which the catalogue is not available becomes English. */
export function getLanguage(code: string): string {
  const language = code.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
}

/** The text in a language, otherwise in English; empty when there is neither. */
export function findText(texts: Texts, language: string): string {
  return texts[language] ?? texts.en ?? '';
}
