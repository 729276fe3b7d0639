import { readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { type Language, languages, sisCode } from '#contracts/languages.ts';
import { declareMessages } from './declare-messages.ts';
import { messageArguments, pluralCategories } from './message-arguments.ts';
import { SAME_AS_ENGLISH } from './same-as-english.ts';

type Source = Record<string, Record<string, string>>;

/** Internal mails of the company are in English. */
const ENGLISH_ONLY = ['staff-mail'];

/** The messages of the interface, and of mails. */
const sources = [
  {
    folder: new URL('./messages/', import.meta.url),
    declaration: new URL('./messages.d.ts', import.meta.url),
  },
  {
    folder: new URL('../../services/mail/texts/', import.meta.url),
    declaration: new URL('../../services/mail/texts/messages.d.ts', import.meta.url),
  },
];
const english = read('en');
const translated = languages.filter((language) => language !== 'en').map((language) => ({ language }));

function read(language: Language): Source {
  const all: Source = Object.assign({}, ...sources.map(({ folder }) => readFolder(folder, language)));
  return Object.fromEntries(Object.entries(all).filter(([namespace]) => !ENGLISH_ONLY.includes(namespace)));
}

function readFolder(folder: URL, language: Language): Source {
  const files = readdirSync(new URL(`${language}/`, folder)).sort();
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as Record<string, string>,
    ]),
  );
}

function texts(source: Source): { path: string; text: string }[] {
  return Object.entries(source).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, text]) => ({ path: `${namespace}.${key}`, text })),
  );
}

function getArguments(source: Source) {
  return Object.fromEntries(
    texts(source).map(({ path, text }) => [path, [...messageArguments(compile(text))].sort()]),
  );
}

test.each(sources)('the declared keys and arguments are those of the English messages', (source) => {
  const declared = readFileSync(source.declaration, 'utf8');
  expect(declared, 'run: node scripts/messages.ts').toBe(declareMessages(readFolder(source.folder, 'en')));
});

test.each(sources)('LOC-01 there is one folder for each language', ({ folder }) => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(languages);
});

/** Section 5 of the specification fixes these word for word. */
const WRITTEN_SO: Readonly<Record<string, string>> = {
  'forms.problem.country': "Please enter the country you're in",
};

describe.each(translated)('LOC-01 the messages in $language', ({ language }) => {
  const source = read(language);

  test('have the keys and arguments of the English ones, in the same order', () => {
    expect(getArguments(source)).toEqual(getArguments(english));
    expect(texts(source).map(({ path }) => path)).toEqual(texts(english).map(({ path }) => path));
  });

  test('are all translated', () => {
    const byPath = new Map(texts(english).map(({ path, text }) => [path, text]));
    const untranslated = texts(source)
      .filter(({ path, text }) => text === byPath.get(path) && hasWords(text))
      .map(({ path }) => path);
    const shared = Object.keys(SAME_AS_ENGLISH).filter((path) => SAME_AS_ENGLISH[path]!.includes(language));
    expect(untranslated.sort()).toEqual(shared);
  });
});

describe.each(languages.map((language) => ({ language })))('the texts in $language', ({ language }) => {
  const source = read(language);

  test('are not empty, hold no stray spaces and no straight quotation marks', () => {
    // The straight apostrophe is ICU's escape character.
    const faulty = texts(source).filter(
      ({ path, text }) => !text || (/^\s|\s$| {2}|["']/.test(text) && WRITTEN_SO[path] !== text),
    );
    expect(faulty).toEqual([]);
  });

  test('name every plural category that the language has', () => {
    const needed = new Intl.PluralRules(sisCode(language)).resolvedOptions().pluralCategories.toSorted();
    for (const { path, text } of texts(source)) {
      for (const categories of pluralCategories(compile(text)).values()) {
        const named = categories.filter((category) => !category.startsWith('='));
        expect(named.toSorted(), path).toEqual(needed);
      }
    }
  });
});

test('the German texts are Swiss: no ß, no German quotation marks', () => {
  expect(texts(read('de')).filter(({ text }) => /[ß„“”]/.test(text))).toEqual([]);
});

test('the French texts keep their punctuation on the line', () => {
  expect(texts(read('fr')).filter(({ text }) => / [:;?!»]|« /.test(text))).toEqual([]);
});

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));
}
