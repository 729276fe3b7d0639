import { languages } from '#contracts/languages.ts';
import {
  page,
  pageTranslation,
  type SeedPageSource,
  type SeedPageTranslation,
} from '#seed/schema/content/page.ts';
import type { SeedEntry, SeedFolder } from '#seed/schema/seed-folder.ts';

/** A page as its files have it: structure and source texts, and one file for each translation. */
export type SeedPage = {
  site: string;
  /** `main/about-us/innovation`, `main/home@cn`. */
  name: string;
  path: string;
  /** The countries of a variant, from its file's name; otherwise undefined. */
  countries: string[] | undefined;
  source: SeedEntry<SeedPageSource>;
  translations: { language: string; entry: SeedEntry<SeedPageTranslation> }[];
};

const fileName =
  /^pages\/(?<site>[^/]+)\/(?<path>[a-z0-9/-]+?)(?:@(?<country>[a-z]{2}))?(?:\.(?<language>[a-z]{2}))?\.yaml$/;

type PageFile = Omit<SeedPage, 'source' | 'translations'> & { file: string; language: string | undefined };

/** Reads all files below `pages/`; `names` also has pages that could not be read. */
export async function readSeedPages(folder: SeedFolder): Promise<{ pages: SeedPage[]; names: string[] }> {
  const files = (await folder.filesBelow('pages')).flatMap((file) => getPageFile(file, folder) ?? []);
  const sources = files.filter(({ language }) => !language);
  const names = sources.map(({ name }) => name);
  const pages = new Map<string, SeedPage>();
  for (const { file, language: _, ...source } of sources) {
    const entry = await folder.readEntry(file, page);
    if (entry) pages.set(source.name, { ...source, source: entry, translations: [] });
  }
  for (const { file, language, name } of files) {
    if (!language) continue;
    const entry = await folder.readEntry(file, pageTranslation);
    if (!names.includes(name))
      folder.report({ file, message: `translates ${name}.yaml, which does not exist` });
    else if (entry) pages.get(name)?.translations.push({ language, entry });
  }
  return { pages: [...pages.values()], names };
}

function getPageFile(file: string, { report }: SeedFolder): PageFile | undefined {
  const { site, path, country, language } = fileName.exec(file)?.groups ?? {};
  if (!site || !path) {
    return void report({ file, message: 'must be named by its path: lower case, digits and hyphens' });
  }
  if (language && !languages.some((known) => known === language)) {
    return void report({ file, message: `${language} is not a language` });
  }
  return {
    file,
    language,
    site,
    name: `${site}/${path}${country ? `@${country}` : ''}`,
    path: path === 'home' ? '/' : `/${path}`,
    countries: country ? [country.toUpperCase()] : undefined,
  };
}
