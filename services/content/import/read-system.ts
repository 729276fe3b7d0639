import type { ReportProblem } from '#services/foundation/seed-files/problem.ts';
import { fieldsOf } from '#services/foundation/seed-files/seed-fields.ts';
import { readYamlList } from '#services/foundation/seed-files/yaml-file.ts';
import type { Brand } from '../brand/save-brands.ts';
import type { Country } from '../country/save-countries.ts';
import type { Language } from '../language/save-languages.ts';
import type { Site } from '../site/save-sites.ts';
import type { Theme } from '../theme/save-themes.ts';
import type { Names } from './seed-links.ts';
import { stableId } from './stable-id.ts';

export async function readCountries(directory: string, report: ReportProblem): Promise<Country[]> {
  const entries = await readYamlList(directory, 'countries.yaml', report);
  return entries.map((entry) => {
    const fields = fieldsOf(entry, 'countries.yaml', String(entry.code), report);
    const supportedLanguages = fields.list('languages');
    const measurement = fields.textOr('measurement', 'Metric');
    if (measurement !== 'Metric' && measurement !== 'Imperial')
      fields.report('measurement', 'must be Metric or Imperial');
    const country: Country = {
      countryCode: fields.text('code'),
      hidden: fields.flag('hidden'),
      supportedLanguages,
      defaultLanguage: supportedLanguages[0] ?? 'en',
      defaultMeasurementSystem: measurement === 'Imperial' ? 'Imperial' : 'Metric',
      names: { en: fields.text('name'), ...fields.texts('names') },
      sortIndex: Number(fields.textOr('sortIndex', '1000')),
    };
    fields.done();
    return country;
  });
}

export async function readLanguages(directory: string, report: ReportProblem): Promise<Language[]> {
  const entries = await readYamlList(directory, 'languages.yaml', report);
  return entries.map((entry, sortIndex) => {
    const fields = fieldsOf(entry, 'languages.yaml', String(entry.code), report);
    fields.text('name');
    const language = {
      languageCode: fields.text('code'),
      defaultCountry: fields.text('defaultCountry'),
      sortIndex,
    };
    fields.done();
    return language;
  });
}

export async function readSites(directory: string, report: ReportProblem): Promise<Site[]> {
  const entries = await readYamlList(directory, 'sites.yaml', report);
  return entries.map((entry, sortIndex) => {
    const fields = fieldsOf(entry, 'sites.yaml', String(entry.key), report);
    const key = fields.text('key');
    const site: Site = {
      id: stableId('site', key),
      key,
      name: fields.text('name'),
      slug: fields.textOr('slug', ''),
      domains: fields.list('domains'),
      theme: fields.text('theme'),
      internationalOnly: fields.flag('internationalOnly'),
      hideSideButtons: fields.flag('hideSideButtons'),
      enableCutFont: fields.flag('enableCutFont'),
      languages: fields.list('languages'),
      extraLanguages: fields.list('extraLanguages'),
      sortIndex,
    };
    fields.done();
    return site;
  });
}

export async function readBrands(directory: string, names: Names, report: ReportProblem): Promise<Brand[]> {
  const entries = await readYamlList(directory, 'brands.yaml', report);
  return entries.map((entry, sortIndex) => {
    const fields = fieldsOf(entry, 'brands.yaml', String(entry.key), report);
    for (const field of ['own', 'theme']) fields.take(field);
    const image = fields.textOr('image', undefined);
    const file = image && names.file(image);
    if (image && !file) fields.report('image', `names the file "${image}", which files.yaml does not have`);
    const brand = {
      id: stableId('brand', fields.text('key')),
      name: fields.text('name'),
      pimId: fields.textOr('pimId', null),
      image: file ?? null,
      sortIndex,
    };
    fields.done();
    return brand;
  });
}

/** JSON is YAML, too. */
export async function readThemes(directory: string, report: ReportProblem): Promise<Theme[]> {
  const entries = await readYamlList(directory, 'themes.json', report);
  return entries.map((entry, sortIndex) => {
    const fields = fieldsOf(entry, 'themes.json', String(entry.key), report);
    const theme: Theme = {
      key: fields.text('key'),
      name: fields.text('name'),
      scheme: fields.text('scheme') === 'dark' ? 'dark' : 'light',
      tokens: fields.texts('tokens'),
      sortIndex,
    };
    fields.done();
    return theme;
  });
}
