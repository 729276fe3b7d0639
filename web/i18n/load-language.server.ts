import compile from 'icu-minify/compile';
import type { Language } from '#contracts/languages.ts';
import { keepTogether } from './format/kept-together.ts';
import { type CompiledLanguage, provideLanguage, translationMissing } from './message-store.ts';

type Source = Record<string, string>;

const sources = import.meta.glob<Source>('./messages/*/*.json', { import: 'default' });
const loading = new Map<Language, Promise<void>>();

/**
 * Loads and compiles the messages of one language, once for each process; afterwards `translator` works
 * synchronously. A request only awaits its own language. Throws when the language has no translation file.
 */
export function loadLanguage(language: Language): Promise<void> {
  const begun = loading.get(language);
  if (begun) return begun;
  const done = readLanguage(language).then((messages) => provideLanguage(language, messages));
  loading.set(language, done);
  // A failed load is not cached: the next request tries again.
  done.catch(() => loading.delete(language));
  return done;
}

async function readLanguage(language: Language): Promise<CompiledLanguage> {
  const texts = Object.entries(await readSources(language));
  return Object.fromEntries(texts.map(([namespace, source]) => [namespace, compileAll(source, language)]));
}

/** The uncompiled messages of a language, by namespace and key. Throws when it has no translation file. */
export async function readSources(language: Language): Promise<Record<string, Source>> {
  const folder = `./messages/${language}/`;
  const paths = Object.keys(sources).filter((path) => path.startsWith(folder));
  if (paths.length === 0) throw translationMissing(language);
  const entries = paths.map(async (path) => {
    const namespace = path.slice(folder.length, -'.json'.length);
    return [namespace, await sources[path]!()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function compileAll(source: Source, language: Language) {
  const compiled = Object.entries(source).map(([key, text]) => [key, compile(keepTogether(text, language))]);
  return Object.fromEntries(compiled);
}
