import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** The languages with a list of forbidden forms: a file for each, from a pattern to the better word. */
const languages = globSync('scripts/checks/words/*.json').map((path) => path.slice(-7, -5));

const all = [...languages, 'cs', 'hu', 'ja', 'ro', 'sk', 'zh'];
const read = (path: string) => readFileSync(path, 'utf8');

/**
 * All texts of a file in a language: of a page by its name, elsewhere the values under the language's key.
 */
function textsOf(path: string, language: string): string[] {
  const own = /\.([a-z]{2})\.yaml$/.exec(path)?.[1] ?? /\/(?:texts|messages)\/([a-z]{2})\//.exec(path)?.[1];
  if (own) return own === language ? strings(parse(read(path))) : [];
  if (path.startsWith('seed/company/content/pages/'))
    return language === 'en' ? strings(parse(read(path))) : [];
  return inLanguage(parse(read(path)), language);
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

function inLanguage(value: unknown, language: string): string[] {
  if (!value || typeof value !== 'object') return [];
  const byLanguage = 'en' in value && Object.keys(value).every((key) => all.includes(key));
  if (byLanguage) return strings((value as Record<string, unknown>)[language]);
  return Object.values(value).flatMap((part) => inLanguage(part, language));
}

const paths = globSync([
  'web/i18n/messages/*/*.json',
  'services/mail/texts/*/*.json',
  'seed/company/content/**/*.yaml',
  'seed/company/products/**/*.yaml',
]);

test.each(languages)('what people read in %s has none of the words that its list forbids', (language) => {
  const forbidden = Object.entries(
    JSON.parse(read(`scripts/checks/words/${language}.json`)) as Record<string, string>,
  );
  const found = paths.flatMap((path) =>
    textsOf(path, language).flatMap((text) =>
      forbidden.flatMap(([pattern, better]) => {
        const hit = new RegExp(pattern, 'u').exec(text);
        return hit ? [`${path}: “${hit[0]}”, better: ${better}`] : [];
      }),
    ),
  );
  expect(paths.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
