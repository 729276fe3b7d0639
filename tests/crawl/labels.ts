import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isLanguage } from '#contracts/languages.ts';
import { messagesOf } from '../support/texts.ts';
import type { Fault } from './fault.ts';
import { type Element, isWithin } from './markup.ts';
import type { PageRead } from './read-page.ts';

const namespaces = ['editor', 'error', 'frame', 'page', 'units', 'validation'];
/** English texts of a kind, each with its counterpart in a language. */
type Pairs = (language: string) => (readonly [string, string])[];

const english = new Map<string, ReadonlySet<string>>();

/**
 * Labels of the interface and of the navigation that are in English although the reader's language has
 * another word. Content is only checked if the page has a text in the reader's language.
 */
export function untranslated({ address, locale, lang, elements }: PageRead): Fault[] {
  const language = locale?.slice(0, 2) ?? 'en';
  if (language === 'en') return [];
  const labels = englishOnly(language, messagePairs);
  const titles = englishOnly(language, navigationPairs);
  const isOwn = lang.startsWith(language);
  return elements
    .filter(isLabel)
    .flatMap((element) => {
      const isContent = isWithin(element, ({ name }) => name === 'main');
      if (isContent && !isOwn) return [];
      // A single word may also be a word of the other language: "Date" means data in Romanian.
      const isFrame = !isContent || isWithin(element, ({ name }) => name === 'nav');
      return wordsOf(element).filter(
        (words) =>
          (labels.has(words) && (isFrame || words.includes(' '))) || (!isContent && titles.has(words)),
      );
    })
    .map((words) => ({ check: 'untranslated', address, detail: `"${words}" in ${language}` }));
}

const labelled = new Set([
  'a',
  'button',
  'summary',
  'label',
  'legend',
  'h2',
  'option',
  'p',
  'span',
  'input',
  'nav',
  'aside',
]);

function isLabel({ name, attributes }: Element): boolean {
  return labelled.has(name) && !attributes.has('lang');
}

function wordsOf({ text, attributes }: Element): string[] {
  const labels = ['aria-label', 'title', 'placeholder', 'data-label'].flatMap(
    (key) => attributes.get(key) ?? [],
  );
  return [text, ...labels].map((words) => words.trim()).filter(Boolean);
}

/** English texts whose counterpart in the language differs, and that are not words of that language. */
function englishOnly(language: string, pairs: Pairs): ReadonlySet<string> {
  const key = `${language} ${pairs.name}`;
  const known = english.get(key);
  if (known) return known;
  const own = new Set([...messagePairs(language), ...navigationPairs(language)].map(([, words]) => words));
  const words = pairs(language).map(([word]) => word);
  const only = new Set(words.filter((word) => !own.has(word)));
  english.set(key, only);
  return only;
}

function messagePairs(language: string): (readonly [string, string])[] {
  return namespaces.flatMap((namespace) => {
    const translated = messagesOf(language, namespace);
    return Object.entries(messagesOf('en', namespace)).map(
      ([key, words]) => [words.trim(), (translated[key] ?? '').trim()] as const,
    );
  });
}

function navigationPairs(language: string): (readonly [string, string])[] {
  const directory = 'seed/company/content/navigation';
  menus ??= globSync('*.yaml', { cwd: directory }).map((file) =>
    parse(readFileSync(`${directory}/${file}`, 'utf8')),
  );
  return menus.flatMap((menu) => textsIn(menu, language));
}

let menus: readonly unknown[] | undefined;

/** Every `{ en: …, de: … }` in a tree, as pairs of English and the other language. */
function textsIn(value: unknown, language: string): (readonly [string, string])[] {
  if (!value || typeof value !== 'object') return [];
  const texts = value as Record<string, unknown>;
  if (typeof texts.en === 'string' && isLanguage(language))
    return [[texts.en, String(texts[language] ?? '')]];
  return Object.values(texts).flatMap((inner) => textsIn(inner, language));
}
