import { fileURLToPath } from 'node:url';
import { country, editor, redirect, siteLanguage } from '#seed/schema/content/system.ts';
import { openSeedFolder, type SeedFolder } from '#seed/schema/seed-folder.ts';
import type { Country } from '../country/save-countries.ts';
import { plainName } from '../editor/editor-name.ts';
import type { SampleEditor } from '../editor/save-editors.ts';
import type { Language } from '../language/save-languages.ts';
import { problemsOfRedirects } from '../redirect/check-redirects.ts';
import type { Redirect } from '../redirect/redirect.ts';
import { stableId } from './stable-id.ts';

/** The data that every installation needs, whichever company it shows. */
const base = fileURLToPath(new URL('../../../seed/base', import.meta.url));

type Base = { countries: Country[]; languages: Language[] };

/** The files of a folder that has its own, otherwise those of the program. */
export async function readBase(folder: SeedFolder): Promise<Base> {
  return readCountries((await folder.has('countries.yaml')) ? folder : openSeedFolder(base));
}

/** Countries and languages, which refer to each other. */
async function readCountries(folder: SeedFolder): Promise<Base> {
  const countries = await folder.readList('countries.yaml', country, 'code');
  const languages = await folder.readList('languages.yaml', siteLanguage, 'code');
  for (const { value, report } of languages.entries) {
    const { defaultCountry } = value;
    if (!countries.keys.has(defaultCountry)) report(['defaultCountry'], noCountry(defaultCountry));
  }
  return {
    countries: countries.entries.map(({ value }) => ({
      countryCode: value.code,
      hidden: value.hidden,
      supportedLanguages: value.languages,
      defaultLanguage: value.languages[0] ?? 'en',
      defaultMeasurementSystem: value.measurement,
      names: { en: value.name, ...value.names },
      sortIndex: value.sortIndex,
    })),
    languages: languages.entries.map(({ value: { code, defaultCountry } }, sortIndex) => ({
      languageCode: code,
      defaultCountry,
      sortIndex,
    })),
  };
}

const noCountry = (code: string) => `names the country "${code}", which countries.yaml does not have`;

/** The named editors. */
export async function readEditors(folder: SeedFolder): Promise<SampleEditor[]> {
  const { entries } = await folder.readList('editors.yaml', editor, 'name');
  return entries.map(({ value }) => ({ id: stableId('editor', plainName(value.name)), ...value }));
}

/** The redirects of each site, by its key. */
export async function readRedirects(
  folder: SeedFolder,
  sites: ReadonlySet<string>,
): Promise<Map<string, Redirect[]>> {
  const { entries } = await folder.readList('redirects.yaml', redirect, ['site', 'previousUrl']);
  for (const { value, report } of entries) {
    if (!sites.has(value.site)) report(['site'], `"${value.site}" is not a site`);
  }
  const bySite = Map.groupBy(entries, ({ value }) => value.site);
  return new Map(
    [...bySite].map(([site, ofSite]) => {
      const rows = new Map(ofSite.map(({ value: { site: _, ...row }, report }) => [row, report]));
      const redirects = [...rows.keys()];
      for (const { redirect: row, message } of problemsOfRedirects(redirects)) rows.get(row)?.([], message);
      return [site, redirects];
    }),
  );
}
