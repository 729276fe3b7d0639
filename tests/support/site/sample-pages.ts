import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A page of the sample content as in its files, for tests that need one with certain properties. */
export type SamplePage = {
  readonly site: string;
  /** The path within the site; `/` is its home page. */
  readonly path: string;
  /** The only countries that see it; empty: all. */
  readonly countries: readonly string[];
  /** The languages in which it has its own text. */
  readonly languages: readonly string[];
  readonly type: string;
  readonly protection: string;
  /** The passwords that currently unlock it. */
  readonly passwords: readonly string[];
  readonly isPublished: boolean;
  readonly tableOfContents: boolean;
  readonly blocks: readonly SampleBlock[];
  readonly title: string;
};

export type SampleBlock = { readonly type: string; readonly fields: Readonly<Record<string, unknown>> };

type Source = Readonly<Record<string, unknown>>;

const name = /^(?<site>[^/]+)\/(?<path>.+?)(?:@(?<country>[a-z]{2}))?(?:\.(?<language>[a-z]{2}))?\.yaml$/;

let read: readonly SamplePage[] | undefined;

/** All pages, in the order of their file names. */
export function samplePages(): readonly SamplePage[] {
  read ??= readPages();
  return read;
}

/**
 * The first public page with some properties.
 * @throws when the sample content has none
 */
export function pageWith(fits: (page: SamplePage) => boolean): SamplePage {
  const found = samplePages().find((page) => isPublic(page) && page.countries.length === 0 && fits(page));
  if (!found) throw new Error(`No page of the sample content fits ${fits}`);
  return found;
}

/** Whether everybody may read it, at its own address. */
export function isPublic({ isPublished, protection }: SamplePage): boolean {
  return isPublished && protection === 'none';
}

export const hasBlock =
  (type: string) =>
  ({ blocks }: SamplePage) =>
    blocks.some((block) => block.type === type);

/** The address of a page in a locale: `/de-ch/events/internal-2025`. */
export function addressIn(locale: string, { site, path }: Pick<SamplePage, 'site' | 'path'>): string {
  const prefix = site === 'main' || site === 'wirelane' ? '' : `/${site}`;
  return `/${locale}${prefix}${path === '/' ? '' : path}`;
}

function readPages(): SamplePage[] {
  const directory = 'seed/company/content/pages';
  const files = globSync('**/*.yaml', { cwd: directory }).map((file) => file.replaceAll('\\', '/'));
  return files
    .sort()
    .filter((file) => !name.exec(file)?.groups?.language)
    .map((file) => {
      const source = parse(readFileSync(`${directory}/${file}`, 'utf8')) as Source;
      const stem = file.slice(0, -'.yaml'.length);
      const translations = files.filter((other) => /^\.[a-z]{2}\.yaml$/.test(other.replace(stem, '')));
      return pageOf(file, source, translations);
    });
}

function pageOf(file: string, source: Source, translations: readonly string[]): SamplePage {
  const { site = '', path = '', country } = name.exec(file)?.groups ?? {};
  return {
    site,
    path: path === 'home' ? '/' : `/${path}`,
    countries: country ? [country.toUpperCase()] : ((source.countries as string[] | undefined) ?? []),
    languages: [String(source.sourceLanguage ?? 'en'), ...translations.map((other) => other.slice(-7, -5))],
    type: String(source.type ?? 'CONTENT'),
    protection: String(source.protection ?? 'none'),
    passwords: ((source.passwords ?? []) as { password: string; expires: string }[])
      .filter(({ expires }) => Date.parse(expires) > Date.now())
      .map(({ password }) => password),
    isPublished: source.draftOnly !== true,
    tableOfContents: source.tableOfContents === true,
    blocks: ((source.blocks ?? []) as Record<string, Source>[]).map((block) => {
      const [type = '', fields = {}] = Object.entries(block)[0] ?? [];
      return { type, fields };
    }),
    title: String(source.title ?? ''),
  };
}
