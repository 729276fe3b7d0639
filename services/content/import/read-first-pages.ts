import { fileURLToPath } from 'node:url';
import { SeedError } from '#seed/schema/problem.ts';
import { openSeedFolder } from '#seed/schema/seed-folder.ts';
import type { Country } from '../country/save-countries.ts';
import type { Site } from '../site/save-sites.ts';
import type { Theme } from '../theme/save-themes.ts';
import { readNavigation } from './read-navigation.ts';
import { readPage } from './read-page.ts';
import type { Seed } from './read-seed.ts';
import { readBase } from './read-system.ts';
import { listNames } from './seed-links.ts';
import { readSeedPages } from './seed-pages.ts';
import { stableId } from './stable-id.ts';

const firstPages = fileURLToPath(new URL('../../../seed/first-pages/content', import.meta.url));

/**
 * The pages and the navigation with which a new company begins, in all languages, on its one site. Placeholders such
 * as `{legalName}` stand for its data.
 * @throws {SeedError}
 */
export async function readFirstPages(given: Omit<Site, 'id' | 'key'>, theme: Theme): Promise<Seed> {
  const folder = openSeedFolder(firstPages);
  const site = { ...given, id: stableId('site', 'main'), key: 'main' };
  const nothing: ReadonlySet<string> = new Set();
  const known = { theme: new Set([theme.key]), file: nothing, contact: nothing, brand: nothing };
  const { countries, languages } = await readBase(folder);
  const { pages, names: pageNames } = await readSeedPages(folder);
  const names = listNames(pageNames, known, () => true);
  const seed: Seed = {
    countries,
    languages,
    sites: [site],
    brands: [],
    themes: [theme],
    files: [],
    contacts: [],
    locations: [],
    news: [],
    navigations: [await readNavigation(folder, site, known, names)],
    editors: [],
    redirects: new Map(),
    pages: pages.map((page) => readPage(page, { ...site, themes: known.theme }, names)),
  };
  if (folder.problems.length > 0) throw new SeedError(folder.problems);
  return seed;
}

/** The countries for which there are addresses. */
export async function readCompanyCountries(): Promise<Country[]> {
  const { countries } = await readBase(openSeedFolder(firstPages));
  return countries
    .filter(
      ({ countryCode, hidden, supportedLanguages }) =>
        countryCode !== 'ALL' && !hidden && supportedLanguages.length > 0,
    )
    .sort((one, other) => one.sortIndex - other.sortIndex);
}
