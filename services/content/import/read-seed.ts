import { join } from 'node:path';
import type { KnownNames } from '#seed/schema/content/record.ts';
import type { Problem } from '#seed/schema/problem.ts';
import { openSeedFolder } from '#seed/schema/seed-folder.ts';
import type { Brand } from '../brand/save-brands.ts';
import type { Contact } from '../contact/save-contacts.ts';
import type { Country } from '../country/save-countries.ts';
import type { SampleEditor } from '../editor/save-editors.ts';
import type { Language } from '../language/save-languages.ts';
import type { Location } from '../location/save-locations.ts';
import type { Navigation } from '../navigation/save-navigation.ts';
import type { NewsItem } from '../news/save-news.ts';
import type { StoredDraft } from '../page/draft/page-draft.ts';
import type { Redirect } from '../redirect/redirect.ts';
import type { Site } from '../site/save-sites.ts';
import type { Theme } from '../theme/save-themes.ts';
import { readFiles, type SeedFile } from './read-files.ts';
import { readNavigation } from './read-navigation.ts';
import { readPage } from './read-page.ts';
import { readBrands, readContacts, readLocations, readNews, readSites } from './read-records.ts';
import { readBase, readEditors, readRedirects } from './read-system.ts';
import { type HasItem, listNames } from './seed-links.ts';
import { readSeedPages } from './seed-pages.ts';
import { readThemes } from './themes/read-themes.ts';

/** Content as files, read and checked. */
export type Seed = {
  countries: Country[];
  languages: Language[];
  sites: Site[];
  brands: Brand[];
  themes: Theme[];
  files: SeedFile[];
  contacts: Contact[];
  locations: Location[];
  news: NewsItem[];
  navigations: Navigation[];
  editors: SampleEditor[];
  /** By the id of the site. */
  redirects: Map<string, Redirect[]>;
  pages: (StoredDraft & { draftOnly: boolean })[];
};

/**
 * Reads a directory of content, and media from the directory beside it. References into the catalogue are checked by
 * the caller that knows it.
 * @returns what was read, and every problem that prevents the import
 */
export async function readSeed(
  directory: string,
  mediaDirectory: string = join(directory, '..', 'media'),
  hasItem: HasItem = () => true,
): Promise<{ seed: Seed; problems: Problem[] }> {
  const folder = openSeedFolder(directory);
  const { countries, languages } = await readBase(folder);
  const { themes, keys: themeKeys } = await readThemes(folder);
  const { files, keys: fileKeys } = await readFiles(folder, mediaDirectory);
  const { pages: seedPages, names: pageKeys } = await readSeedPages(folder);
  const nobody: ReadonlySet<string> = new Set();
  const system = { theme: themeKeys, file: fileKeys, contact: nobody, brand: nobody };
  const contacts = await readContacts(folder, system);
  const brands = await readBrands(folder, system);
  const known: KnownNames = { ...system, contact: contacts.keys, brand: brands.keys };
  const names = listNames(pageKeys, known, hasItem);

  const { rows: sites, keys: siteKeys } = await readSites(folder, known);
  const redirects = await readRedirects(folder, siteKeys);
  const navigations = await Promise.all(sites.map((site) => readNavigation(folder, site, known, names)));
  const seed: Seed = {
    countries,
    languages,
    sites,
    brands: brands.rows,
    themes,
    files,
    contacts: contacts.rows,
    locations: await readLocations(folder, known, brands.rows),
    news: await readNews(folder, known, names),
    editors: await readEditors(folder),
    navigations,
    redirects: new Map(sites.map(({ id, key }) => [id, redirects.get(key) ?? []])),
    pages: seedPages.flatMap((page) => {
      const site = sites.find(({ key }) => key === page.site);
      if (!siteKeys.has(page.site)) page.source.report([], `"${page.site}" is not a site`);
      return site ? readPage(page, { ...site, themes: themeKeys }, names) : [];
    }),
  };
  return { seed, problems: folder.problems };
}
