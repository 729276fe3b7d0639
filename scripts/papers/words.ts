import type { PaperType } from './plan.ts';
import { chinese } from './words/chinese.ts';
import { english, type Words } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { japanese } from './words/japanese.ts';
import { portuguese } from './words/portuguese.ts';
import { spanish } from './words/spanish.ts';

export type { Words };

const words: Readonly<Record<string, Words>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
};

export const paperLanguages = Object.keys(words);

export const findTexts = (language: string): Words => words[language] ?? english;

/** `Data sheet Reuss 410`; Chinese and Japanese name the machine first. */
export function getTitle(type: PaperType, machine: string, language: string): string {
  const kind = findTexts(language)[type];
  if (language === 'ja') return `${machine}${kind}`;
  return language === 'zh' ? `${machine} ${kind}` : `${kind} ${machine}`;
}
