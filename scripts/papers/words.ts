import { english, type Words } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { portuguese } from './words/portuguese.ts';
import { spanish } from './words/spanish.ts';

export type { Words };

const words: Readonly<Record<string, Words>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
};

export const paperLanguages = Object.keys(words);

export const wordsIn = (language: string): Words => words[language] ?? english;
