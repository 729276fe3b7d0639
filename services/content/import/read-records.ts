import type { Fields } from '#contracts/content/fields.ts';
import { type RecordData, records } from '#contracts/content/records.ts';
import type { KnownNames } from '#seed/schema/content/record.ts';
import { brand, contact, location, news, site } from '#seed/schema/content/records.ts';
import type { SeedEntry, SeedFolder } from '#seed/schema/seed-folder.ts';
import type { Brand } from '../brand/save-brands.ts';
import type { Contact } from '../contact/save-contacts.ts';
import { readOpeningHours } from '../location/opening-hours.ts';
import type { Location } from '../location/save-locations.ts';
import type { NewsItem } from '../news/save-news.ts';
import { getSentence } from '../problem/sentence.ts';
import { problemsOfRecord } from '../record/check/check-record.ts';
import type { Site } from '../site/save-sites.ts';
import { type Names, readLink } from './seed-links.ts';
import { stableId } from './stable-id.ts';

/** The records that editors maintain beside pages, checked by the same rules. */

type Read<Row> = { rows: Row[]; keys: ReadonlySet<string> };

export async function readSites(folder: SeedFolder, known: KnownNames): Promise<Read<Site>> {
  const { entries, keys } = await folder.readList('sites.yaml', site(known), 'key');
  const rows = entries.map((entry, sortIndex) => {
    const { slug, ...value } = entry.value;
    checkRecord(entry, records.site, { ...value, slug, sortIndex });
    return { id: stableId('site', value.key), ...value, slug: slug ?? '', sortIndex };
  });
  return { rows, keys };
}

/** Brands by name, since locations refer to them so. */
export async function readBrands(folder: SeedFolder, known: KnownNames): Promise<Read<Brand>> {
  const { entries } = await folder.readList('brands.yaml', brand(known), 'key');
  const rows = entries.map((entry, sortIndex) => {
    const { key, name, pimId, image } = entry.value;
    const row = { name, pimId, image: fileId(image), sortIndex };
    checkRecord(entry, records.brand, row);
    return { id: stableId('brand', key), ...row };
  });
  return { rows, keys: new Set(rows.map(({ name }) => name)) };
}

/** The contacts of stories and releases. */
export async function readContacts(folder: SeedFolder, known: KnownNames): Promise<Read<Contact>> {
  const { entries, keys } = await folder.readList('contacts.yaml', contact(known), 'slug');
  const rows = entries.map((entry, sortIndex) => {
    const row = { ...entry.value, image: fileId(entry.value.image), sortIndex };
    checkRecord(entry, records.contact, row);
    return { id: stableId('contact', row.slug), ...row };
  });
  return { rows, keys };
}

/** The locations of the company and its distributors (LOK-01). */
export async function readLocations(
  folder: SeedFolder,
  known: KnownNames,
  brands: readonly Brand[],
): Promise<Location[]> {
  const { entries } = await folder.readList('locations.yaml', location(known), 'slug');
  return entries.map((entry, sortIndex) => {
    const { hours, country, expert, ...value } = entry.value;
    const openingHours = readOpeningHours(hours);
    if (!openingHours) {
      entry.report(['hours'], 'must be days and times such as Mo-Fr 08:00-17:00, several with commas');
    }
    const row = {
      ...value,
      brands: value.brands.flatMap((name) => brands.find((brand) => brand.name === name)?.id ?? []),
      countryCode: country,
      openingHours: openingHours ?? [],
      expert: expert && stableId('contact', expert),
      sortIndex,
    };
    checkRecord(entry, records.location, row, { countryCode: 'country', openingHours: 'hours' });
    return { id: stableId('location', value.slug), ...row };
  });
}

/** The items of the news feed panel (STO-03). Links refer to pages of the main site. */
export async function readNews(folder: SeedFolder, known: KnownNames, names: Names): Promise<NewsItem[]> {
  const { entries } = await folder.readList('news.yaml', news(known), 'key');
  const { publicationDate: _, ...fields } = records.news;
  return entries.map((entry) => {
    const { key, date, image, link: given, ...value } = entry.value;
    const link = given && readLink(given, 'main', names);
    if (typeof link === 'string') entry.report(['link'], link);
    const row = { ...value, image: fileId(image), link: typeof link === 'string' ? null : link };
    checkRecord(entry, fields, row);
    return { id: stableId('news', key), publicationDate: date, ...row };
  });
}

function fileId(key: string | null): string | null {
  return key && stableId('file', key);
}

/** `written`: the name of a field in the file, where it differs from the record's. */
function checkRecord(
  { report }: Pick<SeedEntry<unknown>, 'report'>,
  fields: Fields,
  data: RecordData,
  written: Readonly<Record<string, string>> = {},
): void {
  for (const { field, language, ...found } of problemsOfRecord(fields, data)) {
    const [name = '', ...more] = field.split('/');
    report([written[name] ?? name, ...more, ...(language ? [language] : [])], getSentence(found));
  }
}
