import { readFileSync } from 'node:fs';
import { isLanguage } from '#contracts/languages.ts';

export type Words = (key: string, values?: Readonly<Record<string, string>>) => string;

const read = new Map<string, Readonly<Record<string, string>>>();

/**
 * The texts of one subject's mails (a folder here) in a language; a language that we do not speak gets English.
 * Throws for a key that has no text.
 */
export function wordsIn(subject: string, language: string): Words {
  const texts = textsOf(`${subject}/${isLanguage(language) ? language : 'en'}.json`);
  return (key, values = {}) => {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (text === undefined) throw new Error(`No text ${key} for mails about ${subject} in ${language}`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
}

function textsOf(file: string): Readonly<Record<string, string>> {
  let texts = read.get(file);
  if (!texts) {
    texts = JSON.parse(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')) as Record<string, string>;
    read.set(file, texts);
  }
  return texts;
}
