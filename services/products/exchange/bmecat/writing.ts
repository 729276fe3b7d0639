import type { Vocabulary } from '../../vocabulary/find-vocabulary.ts';
import type { SomeTexts } from '../catalogue-record.ts';
import { languageCode } from '../language-codes.ts';
import type { Report } from '../report.ts';
import { element, type XmlNode } from '../xml/write-xml.ts';
import type { Edition } from './edition.ts';

/** The context for writing any part of a catalogue. */
export type Writing = {
  edition: Edition;
  vocabulary: Vocabulary;
  /** The first one is that of the catalogue, and the only one in version 1.2. */
  languages: readonly string[];
  /** Gets the texts that had to be shortened. */
  report: Report;
};

/** One element for each language, or a single one in the language of the catalogue, otherwise in English. */
export function inLanguages(name: string, texts: SomeTexts, maxLength: number, writing: Writing): XmlNode[] {
  const { edition, languages } = writing;
  if (!edition.multilingual) {
    const text = texts[languages[0] ?? 'en'] ?? texts.en;
    return text ? [element(name, shortened(name, text, maxLength, writing))] : [];
  }
  return languages.flatMap((language) => {
    const text = texts[language];
    const attributes = { lang: languageCode(language) };
    return text ? [element(name, shortened(name, text, maxLength, writing), attributes)] : [];
  });
}

/** A text cut to the limit of the standard, with an ellipsis at its end. */
export function shortened(name: string, text: string, maxLength: number, { report }: Writing): string {
  if (text.length <= maxLength) return text;
  report('warning', 0, `${name} "${text.slice(0, 30)}…" has more than ${maxLength} characters: shortened`);
  return cut(text, maxLength);
}

export function cut(text: string, maxLength: number): string {
  // Never splits a surrogate pair.
  return `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
