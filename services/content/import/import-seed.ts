import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#services/foundation/transaction.ts';
import { saveBrands } from '../brand/save-brands.ts';
import { saveContacts } from '../contact/save-contacts.ts';
import { saveCountries } from '../country/save-countries.ts';
import { saveSampleEditors } from '../editor/save-editors.ts';
import { type File, saveFiles } from '../file/save-files.ts';
import { saveLanguages } from '../language/save-languages.ts';
import { saveLocations } from '../location/save-locations.ts';
import { publishNavigations, saveNavigations } from '../navigation/save-navigation.ts';
import { saveNews } from '../news/save-news.ts';
import { publishPages } from '../page/publish-pages.ts';
import { savePages } from '../page/save-pages.ts';
import { saveRedirects } from '../redirect/save-redirects.ts';
import { saveSites } from '../site/save-sites.ts';
import { rememberThemes } from '../theme/loaded-themes.ts';
import { saveThemes } from '../theme/save-themes.ts';
import type { SeedFile } from './read-files.ts';
import type { Seed } from './read-seed.ts';

/** A stored file as the file store describes it. Width and height are 0 for files without a picture. */
export type StoredFile = {
  hash: string;
  size: number;
  contentType: string;
  width: number;
  height: number;
  transparent: boolean;
};
export type StoreFile = (path: string) => Promise<StoredFile>;

/** `state`: the hash of the theme files. */
export type Source = { storeFile: StoreFile; state: string };

export type ImportReport = {
  sites: number;
  pages: number;
  translations: number;
  files: number;
  milliseconds: number;
};

/**
 * Stores content that was read from files, by the same rules as for editors: all of it or, if anything is refused,
 * nothing. Records of the same name are replaced; importing twice changes nothing.
 */
export async function importSeed(
  pool: Pool,
  seed: Seed,
  { storeFile, state }: Source,
): Promise<ImportReport> {
  const started = performance.now();
  const files = await Promise.all(seed.files.map((file) => stored(file, storeFile)));
  await inTransaction(pool, (connection) => saveSeed(connection, seed, files, state));
  return {
    sites: seed.sites.length,
    pages: seed.pages.length,
    translations: seed.pages.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0),
    files: files.length,
    milliseconds: Math.round(performance.now() - started),
  };
}

/**
 * Saves and publishes what was read, in the caller's transaction. `state`: the hash of the theme files, where there
 * were any.
 */
export async function saveSeed(
  connection: PoolClient,
  seed: Seed,
  files: readonly File[],
  state?: string,
): Promise<void> {
  await saveFiles(connection, files);
  await saveCountries(connection, seed.countries);
  await saveLanguages(connection, seed.languages);
  await saveBrands(connection, seed.brands);
  await saveThemes(connection, seed.themes);
  if (state !== undefined) await rememberThemes(connection, seed.themes, state);
  await saveSites(connection, seed.sites);
  await saveContacts(connection, seed.contacts);
  await saveLocations(connection, seed.locations);
  await savePages(connection, seed.pages);
  await publishPages(connection, getPublications(seed));
  await saveNavigations(connection, seed.navigations);
  await publishNavigations(
    connection,
    seed.sites.map(({ id }) => id),
  );
  await saveNews(connection, seed.news);
  await saveSampleEditors(connection, seed.editors);
  for (const [siteId, redirects] of seed.redirects) await saveRedirects(connection, siteId, redirects);
}

function getPublications({ pages }: Seed) {
  return pages
    .filter(({ draftOnly }) => !draftOnly)
    .map(({ id, texts }) => ({ pageId: id, languages: Object.keys(texts) }));
}

async function stored({ versions, ...file }: SeedFile, storeFile: StoreFile): Promise<File> {
  return {
    ...file,
    versions: await Promise.all(
      versions.map(async ({ path, language, fileName }) => ({
        language,
        fileName,
        ...(await storeFile(path)),
      })),
    ),
  };
}
