import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * On how many pages a picture may be: with more, a site looks like a template with a single pool of pictures.
 */
const maxPages = 3;

/** Portraits, logos and maps may be on any number of pages. */
const sameEverywhere = /^(avatar|brand|map)-/;

/**
 * Pictures with drawn-in measures, whose coordinates depend on them; each with the number of pages it may be
 * on.
 */
const exceptions: ReadonlyMap<string, number> = new Map([['macro-crimp', 5]]);

/** The maximum size of a picture in bytes, by the beginning of its file name. */
const budgets: readonly (readonly [name: RegExp, bytes: number])[] = [
  [/^wire-end-/, 300_000],
  [/^hero-/, 200_000],
  [/^machine-/, 120_000],
  [/^scene-/, 65_000],
];

/**
 * Pictures of the sample that are on too many pages, counted by the pages whose own picture or blocks name
 * them. A variant for some countries counts with the page that it replaces.
 * @param directory that holds `pages`
 */
export function overusedPictures(directory: string): string[] {
  const pages = new Map<string, Set<string>>();
  for (const file of globSync('pages/**/*.yaml', { cwd: directory })) {
    const page = file.replace(/(@\w+)?(\.\w\w)?\.yaml$/, '');
    for (const picture of picturesOf(parse(readFileSync(join(directory, file), 'utf8'))))
      pages.set(picture, (pages.get(picture) ?? new Set()).add(page));
  }
  return [...pages]
    .filter(
      ([picture, { size }]) => !sameEverywhere.test(picture) && size > (exceptions.get(picture) ?? maxPages),
    )
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([picture, on]) => `${picture} stands on ${on.size} pages: ${[...on].sort().join(', ')}`);
}

function picturesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && ['image', 'before', 'after'].includes(name) ? [inner] : picturesOf(inner),
  );
}

/** Pictures above their maximum size, such as those that a script wrote at its best quality. */
export function heavyPictures(media: string): string[] {
  return globSync('*.webp', { cwd: media })
    .sort()
    .flatMap((file) => {
      const most = budgets.find(([name]) => name.test(file))?.[1];
      const { size } = statSync(join(media, file));
      return most !== undefined && size > most ? [`${file} weighs ${size} bytes, ${most} at most`] : [];
    });
}
