import { join } from 'node:path';
import type { Problem } from '#seed/schema/problem.ts';
import { openSeedFolder } from '#seed/schema/seed-folder.ts';
import type { Brand } from '../brand/save-brands.ts';
import type { Contact } from '../contact/save-contacts.ts';
import type { Country } from '../country/save-countries.ts';
import type { SampleEditor } from '../editor/save-editors.ts';
import type { Language } from '../language/save-languages.ts';
import type { Location } from '../location/save-locations.ts';
import { type Navigation, problemsOfNavigation } from '../navigation/save-navigation.ts';
import type { NewsItem } from '../news/save-news.ts';
import type { KeptDraft } from '../page/page-draft.ts';
import { problemsOfRedirects } from '../redirect/check-redirects.ts';
import type { Redirect } from '../redirect/redirect.ts';
import type { Site } from '../site/save-sites.ts';
import type { Theme } from '../theme/save-themes.ts';
import { fileNames, readFiles, type SeedFile } from './read-files.ts';
import { readLocations } from './read-locations.ts';
import { readNavigation } from './read-navigation.ts';
import { readNews } from './read-news.ts';
import { readPage } from './read-page.ts';
import { contactNames, readContacts } from './read-people.ts';
import {
  readBrands,
  readCountries,
  readEditors,
  readRedirects,
  readSites,
  readThemes,
} from './read-system.ts';
import { type Names, pageNames } from './seed-links.ts';
import { readSeedPages, type SeedPage } from './seed-pages.ts';

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
  pages: (KeptDraft & { draftOnly: boolean })[];
};

/**
 * Reads a directory of content, and media from the directory beside it.
 * @returns what was understood, and everything that must be put right before it can be imported
 */
export async function readSeed(
  directory: string,
  mediaDirectory: string = join(directory, '..', 'media'),
): Promise<{ seed: Seed; problems: Problem[] }> {
  const folder = openSeedFolder(directory);
  const { problems, report } = folder;

  const { countries, languages } = await readCountries(folder);
  const { themes, keys: themeKeys } = await readThemes(folder);
  const [sites, files, { pages: seedPages, names: pageKeys }] = await Promise.all([
    readSites(folder, themeKeys),
    readFiles(directory, mediaDirectory, report),
    readSeedPages(folder),
  ]);
  const file = fileNames(files);
  const contacts = await readContacts(directory, { file }, report);
  const page = pageNames(pageKeys);
  const names: Names = { page, file, contact: contactNames(contacts) };
  const [brands, news, editors, redirects, navigations] = await Promise.all([
    readBrands(folder, names, themeKeys),
    readNews(directory, names, report),
    readEditors(folder),
    readRedirects(
      folder,
      sites.map(({ key }) => key),
    ),
    Promise.all(sites.map((site) => readNavigation(directory, site, names, report))),
  ]);
  const locations = await readLocations(directory, { contact: names.contact, brands }, report);
  const pages = seedPages.flatMap((page) => pageOf(page, sites, themeKeys, names));

  for (const site of sites) {
    for (const message of problemsOfRedirects(redirects.get(site.key) ?? [])) {
      report({ file: 'redirects.yaml', message: `${site.key}: ${message}` });
    }
    const navigation = navigations.find(({ siteId }) => siteId === site.id);
    for (const { field, message } of navigation ? problemsOfNavigation(navigation) : []) {
      report({ file: `navigation/${site.key}.yaml`, field, message });
    }
  }
  const bySite = new Map(sites.map(({ id, key }) => [id, redirects.get(key) ?? []]));
  return {
    seed: {
      countries,
      languages,
      sites,
      brands,
      themes,
      files,
      contacts,
      locations,
      news,
      editors,
      navigations,
      redirects: bySite,
      pages,
    },
    problems,
  };
}

function pageOf(
  page: SeedPage,
  sites: readonly Site[],
  themes: ReadonlySet<string>,
  names: Names,
): Seed['pages'] {
  const site = sites.find(({ key }) => key === page.site);
  if (site) return [readPage(page, { ...site, themes }, names)];
  page.source.report([], `"${page.site}" is no site`);
  return [];
}
