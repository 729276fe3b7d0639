import type { LinkTarget } from '#seed/schema/content/link.ts';
import { getTargets } from '#seed/schema/content/link.ts';
import {
  navigation,
  type SeedFooter,
  type SeedHeader,
  type SeedNavigationItem,
  type SeedSection,
} from '#seed/schema/content/navigation.ts';
import type { KnownNames } from '#seed/schema/content/record.ts';
import type { SeedEntry, SeedFolder } from '#seed/schema/seed-folder.ts';
import { type Navigation, problemsOfNavigation } from '../navigation/save-navigation.ts';
import type {
  StoredFooter,
  StoredHeader,
  StoredMarketing,
  StoredNavigationItem,
  StoredSection,
  Texts,
} from '../navigation/stored-navigation.ts';
import { type Names, readLink } from './seed-links.ts';
import { stableId } from './stable-id.ts';

type Place = { site: string; names: Names; report: SeedEntry<unknown>['report'] };

/** Reads `navigation/{site}.yaml`: header and footer with texts by language. */
export async function readNavigation(
  folder: SeedFolder,
  site: { id: string; key: string },
  known: KnownNames,
  names: Names,
): Promise<Navigation> {
  const entry = await folder.readEntry(`navigation/${site.key}.yaml`, navigation(known));
  if (!entry) return { siteId: site.id, header: null, footer: null };
  const place: Place = { site: site.key, names, report: entry.report };
  const { header, footer } = entry.value;
  const read = {
    siteId: site.id,
    header: header ? readHeader(header, place) : null,
    footer: footer ? readFooter(footer, place) : null,
  };
  for (const { field, message } of problemsOfNavigation(read)) entry.report(field.split('/'), message);
  return read;
}

function readHeader({ theme, hidden, items }: SeedHeader, place: Place): StoredHeader {
  return { ...givenValues({ theme, hidden }), items: readItems(items, 'header', place) };
}

function readFooter({ theme, text, contactLink, sections }: SeedFooter, place: Place): StoredFooter {
  return {
    ...givenValues({ theme, text, contactLink: readOwnLink(contactLink, 'footer/contactLink', place) }),
    sections: readSections(sections, 'footer', place),
  };
}

/** The id of an entry is its path. */
function readItems(
  items: readonly SeedNavigationItem[],
  above: string,
  place: Place,
): StoredNavigationItem[] {
  return items.map((given, index): StoredNavigationItem => {
    const id = `${above}/items/${index + 1}`;
    const {
      slug,
      title,
      linkTitle,
      breadcrumbOverride,
      countries,
      hidden,
      hiddenSubItems,
      hiddenInNextRelease,
    } = given;
    const link = readItemLink(given, id, place);
    const marketing = readMarketing(given.marketing, id, place);
    return {
      id,
      title,
      ...givenValues({ slug, linkTitle, breadcrumbOverride, link, countries, marketing }),
      ...givenValues({ hidden, hiddenSubItems, hiddenInNextRelease }),
      items: readItems(given.items, id, place),
      sections: readSections(given.sections, id, place),
    };
  });
}

function readSections(sections: readonly SeedSection[], above: string, place: Place): StoredSection[] {
  return sections.map(({ slug, title, items }, index) => {
    const id = `${above}/sections/${index + 1}`;
    return { id, ...givenValues({ slug, title }), items: readItems(items, id, place) };
  });
}

function readMarketing(
  given: SeedNavigationItem['marketing'],
  above: string,
  place: Place,
): StoredMarketing | undefined {
  if (!given) return undefined;
  const { title, text, logo, backgroundColor } = given;
  const link = readOwnLink(given.link, `${above}/marketing/link`, place);
  return { backgroundColor, ...givenValues({ title, text, logo: logo && stableId('file', logo), link }) };
}

/** An entry holds its target itself; one without is a heading. */
function readItemLink(given: SeedNavigationItem, id: string, place: Place) {
  const targets = getTargets(given);
  if (targets.length === 0) return undefined;
  if (targets.length > 1) return void place.report(id.split('/'), 'may have one target only');
  return readOwnLink({ ...given, text: null, openInNewTab: given.target === '_blank' }, `${id}/link`, place);
}

function readOwnLink(
  given: (LinkTarget & { text?: Texts | null }) | null | undefined,
  path: string,
  { site, names, report }: Place,
) {
  const link = given && readLink(given, site, names);
  if (!link) return undefined;
  if (typeof link === 'string') return void report(path.split('/'), link);
  return given.text ? { ...link, text: given.text } : link;
}

/** The given values without undefined ones, as a navigation is stored. */
function givenValues<Values extends object>(values: Values) {
  const isGiven = (value: unknown) =>
    value !== null &&
    value !== undefined &&
    value !== false &&
    (typeof value !== 'object' || Object.keys(value).length > 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isGiven(value))) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>;
  };
}
