import type { SomeTexts } from '../catalogue-record.ts';
import { languageOfCode } from '../language-codes.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import type { Report } from '../report.ts';
import type { XmlElement } from '../xml/read-xml.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';

/** The context for reading any part of a catalogue. */
export type Reading = {
  lexicon: Lexicon;
  mapping: Mapping;
  /** The language of texts that do not name one: the first of the catalogue. */
  language: string;
  report: Report;
  facts: CatalogueFacts;
  /** Unknown groups that were reported already. */
  unknownGroups: Set<string>;
};

/**
 * The texts of elements by language, the first for each; undefined: there is none. Version 1.2 has no
 * languages.
 */
export function getTexts(
  elements: readonly XmlElement[],
  { language }: Pick<Reading, 'language'>,
): SomeTexts | undefined {
  const texts: Record<string, string> = {};
  for (const { attributes, text } of elements) {
    const own = attributes.lang ? languageOfCode(attributes.lang) : language;
    if (own && text.trim() !== '') texts[own] ??= text.trim();
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}
