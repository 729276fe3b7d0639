/**
 * `node scripts/untranslated.ts [language …]`: lists the texts of the sample company that are missing in a
 * language of its site: pages, texts of products and services, names of files and documents. Without a
 * language, it counts them for each one.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languages } from '#contracts/languages.ts';

type Country = { code: string; languages?: readonly string[] };
const countries: readonly Country[] = parse(readFileSync('seed/company/content/countries.yaml', 'utf8'));

/** For each text, the file and the path in it; for a missing file, the file. */
function missing(language: string): string[] {
  return [...pages(language), ...products(language), ...fields(language)];
}

function pages(language: string): string[] {
  return globSync('seed/company/content/pages/main/**/*.yaml')
    .filter((path) => !/\.[a-z]{2}\.yaml$/.test(path) && isRead(parse(readFileSync(path, 'utf8')), language))
    .map((path) => path.replace(/\.yaml$/, `.${language}.yaml`))
    .filter((path) => !existsSync(path));
}

type Page = { sourceLanguage?: string; countries?: readonly string[] };

/**
 * Whether a page needs a translation into a language: a page for some countries is read in the languages of
 * those countries.
 */
function isRead({ sourceLanguage = 'en', countries: only }: Page, language: string): boolean {
  const isSpoken =
    !only || countries.some(({ code, languages: own }) => only.includes(code) && own?.includes(language));
  return isSpoken && sourceLanguage !== language;
}

function products(language: string): string[] {
  return globSync('seed/company/products/texts/en/**/*.yaml')
    .map((path) => path.replace('/texts/en/', `/texts/${language}/`))
    .filter((path) => !existsSync(path));
}

function fields(language: string): string[] {
  return globSync([
    'seed/company/content/*.yaml',
    'seed/company/content/navigation/*.yaml',
    'seed/company/products/**/*.yaml',
  ])
    .filter((path) => !path.includes('/texts/'))
    .flatMap((path) => lacking(parse(readFileSync(path, 'utf8')), language, path));
}

/**
 * The places of localised texts without this language, including those with English only, such as a file in
 * one language.
 */
function lacking(value: unknown, language: string, place: string): string[] {
  if (!value || typeof value !== 'object') return [];
  const keys = Object.keys(value);
  const byLanguage = keys.includes('en') && keys.every((key) => languages.some((one) => one === key));
  if (!byLanguage)
    return Object.entries(value).flatMap(([key, part]) => lacking(part, language, `${place} ${key}`));
  // Which file a document has in a language is not a text; a voltage is the same for every reader.
  const text = value as Readonly<Record<string, unknown>>;
  const isFigure = typeof text.en === 'string' && /^\d+ V$/.test(text.en);
  return keys.includes(language) || isFigure || / files$/.test(place) ? [] : [place];
}

const wanted = process.argv.slice(2);
for (const language of languages) {
  const places = missing(language);
  if (wanted.includes(language)) process.stdout.write(`${places.sort().join('\n')}\n`);
  else if (wanted.length === 0) process.stdout.write(`${language} ${places.length}\n`);
}
