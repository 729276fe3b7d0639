import { brand, country, editor, redirect, site, siteLanguage, theme } from '#seed/schema/content/system.ts';
import type { SeedFolder } from '#seed/schema/seed-folder.ts';
import type { Brand } from '../brand/save-brands.ts';
import type { Country } from '../country/save-countries.ts';
import { plainName } from '../editor/editor-name.ts';
import type { SampleEditor } from '../editor/save-editors.ts';
import type { Language } from '../language/save-languages.ts';
import type { Redirect } from '../redirect/redirect.ts';
import type { Site } from '../site/save-sites.ts';
import type { Theme } from '../theme/save-themes.ts';
import { type Names, noFile, noTheme } from './seed-links.ts';
import { stableId } from './stable-id.ts';

/** Countries and languages, which name each other. */
export async function readCountries(
  folder: SeedFolder,
): Promise<{ countries: Country[]; languages: Language[] }> {
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

export async function readSites(folder: SeedFolder, themes: ReadonlySet<string>): Promise<Site[]> {
  const { entries } = await folder.readList('sites.yaml', site, 'key');
  return entries.map(({ value, report }, sortIndex) => {
    if (!themes.has(value.theme)) report(['theme'], noTheme(value.theme));
    return { id: stableId('site', value.key), ...value, sortIndex };
  });
}

/** The file's own order is that of the brands. */
export async function readBrands(
  folder: SeedFolder,
  names: Names,
  themes: ReadonlySet<string>,
): Promise<Brand[]> {
  const { entries } = await folder.readList('brands.yaml', brand, 'key');
  return entries.map(({ value, report }, sortIndex) => {
    const file = value.image && names.file(value.image);
    if (value.image && !file) report(['image'], noFile(value.image));
    if (value.theme && !themes.has(value.theme)) report(['theme'], noTheme(value.theme));
    return {
      id: stableId('brand', value.key),
      name: value.name,
      pimId: value.pimId,
      image: file ?? null,
      sortIndex,
    };
  });
}

/** JSON is YAML, too. */
export async function readThemes(
  folder: SeedFolder,
): Promise<{ themes: Theme[]; keys: ReadonlySet<string> }> {
  const { entries, keys } = await folder.readList('themes.json', theme, 'key');
  return { themes: entries.map(({ value }, sortIndex) => ({ ...value, sortIndex })), keys };
}

/** Who may edit under a name. */
export async function readEditors(folder: SeedFolder): Promise<SampleEditor[]> {
  const { entries } = await folder.readList('editors.yaml', editor, 'name');
  return entries.map(({ value }) => ({ id: stableId('editor', plainName(value.name)), ...value }));
}

/** The redirects of each site, by its key. */
export async function readRedirects(
  folder: SeedFolder,
  sites: readonly string[],
): Promise<Map<string, Redirect[]>> {
  const redirects = new Map<string, Redirect[]>(sites.map((key) => [key, []]));
  const { entries } = await folder.readList('redirects.yaml', redirect, 'previousUrl');
  for (const { value, report } of entries) {
    const { site: key, ...one } = value;
    const ofSite = redirects.get(key);
    if (!ofSite) report(['site'], `"${key}" is no site`);
    ofSite?.push(one);
  }
  return redirects;
}
