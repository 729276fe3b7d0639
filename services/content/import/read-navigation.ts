import type { StoredLink } from '#contracts/content/draft.ts';
import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf, type SeedFields } from '#seed/schema/seed-fields.ts';
import { isObject, readYaml, type YamlObject } from '#seed/schema/yaml-file.ts';
import type { Navigation } from '../navigation/save-navigation.ts';
import type {
  StoredFooter,
  StoredHeader,
  StoredMarketing,
  StoredNavigationItem,
  StoredSection,
  Texts,
} from '../navigation/stored-navigation.ts';
import { type Names, readLink } from './seed-links.ts';

type Place = { file: string; site: string; names: Names; report: ReportProblem };

/** Reads `navigation/{site}.yaml`: header and footer with texts by language. */
export async function readNavigation(
  directory: string,
  site: { id: string; key: string },
  names: Names,
  report: ReportProblem,
): Promise<Navigation> {
  const file = `navigation/${site.key}.yaml`;
  const content = await readYaml(directory, file, report);
  if (!isObject(content)) return { siteId: site.id, header: null, footer: null };
  const place: Place = { file, site: site.key, names, report };
  const fields = fieldsOf(content, file, '', report);
  const header = fields.take('header');
  const footer = fields.take('footer');
  fields.done();
  return {
    siteId: site.id,
    header: isObject(header) ? readHeader(header, place) : null,
    footer: isObject(footer) ? readFooter(footer, place) : null,
  };
}

function readHeader(value: YamlObject, place: Place): StoredHeader {
  const fields = fieldsOf(value, place.file, 'header', place.report);
  const header: StoredHeader = {
    ...optional('theme', fields.textOr('theme', undefined)),
    ...optional('hidden', fields.flag('hidden') || undefined),
    items: entriesOf(fields, 'items').map((item, index) =>
      readItem(item, `header/items/${index + 1}`, place),
    ),
  };
  fields.done();
  return header;
}

function readFooter(value: YamlObject, place: Place): StoredFooter {
  const fields = fieldsOf(value, place.file, 'footer', place.report);
  const footer: StoredFooter = {
    ...optional('theme', fields.textOr('theme', undefined)),
    ...optional('text', textsOf(fields, 'text')),
    ...optional('contactLink', readOwnLink(fields, 'contactLink', place)),
    sections: entriesOf(fields, 'sections').map((section, index) =>
      readSection(section, `footer/sections/${index + 1}`, place),
    ),
  };
  fields.done();
  return footer;
}

/** An entry's id is the way to it, by slugs where there are some. */
function readItem(value: YamlObject, id: string, place: Place): StoredNavigationItem {
  const fields = fieldsOf(value, place.file, id, place.report);
  const slug = fields.textOr('slug', undefined);
  const item: StoredNavigationItem = {
    id,
    ...optional('slug', slug),
    title: fields.texts('title'),
    ...optional('linkTitle', textsOf(fields, 'linkTitle')),
    ...optional('breadcrumbOverride', textsOf(fields, 'breadcrumbOverride')),
    ...optional('link', readItemLink(value, fields, place)),
    ...optional('countries', value.countries === undefined ? undefined : fields.list('countries')),
    ...optional('hidden', fields.flag('hidden') || undefined),
    ...optional('hiddenSubItems', fields.flag('hiddenSubItems') || undefined),
    ...optional('hiddenInNextRelease', fields.flag('hiddenInNextRelease') || undefined),
    ...optional('marketing', readMarketing(fields, id, place)),
    items: entriesOf(fields, 'items').map((entry, index) =>
      readItem(entry, `${id}/items/${index + 1}`, place),
    ),
    sections: entriesOf(fields, 'sections').map((entry, index) =>
      readSection(entry, `${id}/sections/${index + 1}`, place),
    ),
  };
  if (Object.keys(item.title).length === 0) fields.report('title', 'is missing');
  fields.done();
  return item;
}

function readSection(value: YamlObject, id: string, place: Place): StoredSection {
  const fields = fieldsOf(value, place.file, id, place.report);
  const section: StoredSection = {
    id,
    ...optional('slug', fields.textOr('slug', undefined)),
    ...optional('title', textsOf(fields, 'title')),
    items: entriesOf(fields, 'items').map((entry, index) =>
      readItem(entry, `${id}/items/${index + 1}`, place),
    ),
  };
  fields.done();
  return section;
}

function readMarketing(parent: SeedFields, id: string, place: Place): StoredMarketing | undefined {
  const value = parent.take('marketing');
  if (!isObject(value)) return undefined;
  const fields = fieldsOf(value, place.file, `${id}/marketing`, place.report);
  const logo = fields.textOr('logo', undefined);
  const file = logo && place.names.file(logo);
  if (logo && !file) fields.report('logo', `names the file "${logo}", which files.yaml does not have`);
  const marketing: StoredMarketing = {
    ...optional('title', textsOf(fields, 'title')),
    ...optional('text', textsOf(fields, 'text')),
    ...optional('logo', file),
    backgroundColor: fields.textOr('backgroundColor', 'Dark_White'),
    ...optional('link', readOwnLink(fields, 'link', place)),
  };
  fields.done();
  return marketing;
}

/** An entry carries its target itself; without any it is a heading. */
function readItemLink(value: YamlObject, fields: SeedFields, place: Place): StoredLink | undefined {
  const targets = ['page', 'product', 'service', 'href', 'path', 'action', 'parameters'];
  const given = targets.filter((target) => value[target] !== undefined);
  for (const target of given) fields.take(target);
  const openInNewTab = fields.textOr('target', undefined) === '_blank';
  if (given.length === 0) return undefined;
  const link = readLink({ ...value, openInNewTab }, place.site, place.names);
  if (typeof link !== 'string') return link;
  fields.report('link', link);
  return undefined;
}

function readOwnLink(
  fields: SeedFields,
  field: string,
  place: Place,
): (StoredLink & { text?: Texts }) | undefined {
  const value = fields.take(field);
  if (value === undefined) return undefined;
  if (!isObject(value)) return void fields.report(field, 'must be a link');
  const link = readLink(value, place.site, place.names);
  if (typeof link === 'string') return void fields.report(field, link);
  return isObject(value.text) ? { ...link, text: value.text as Texts } : link;
}

function entriesOf(fields: SeedFields, field: string): YamlObject[] {
  const value = fields.take(field) ?? [];
  if (Array.isArray(value) && value.every(isObject)) return value;
  fields.report(field, 'must be a list of entries');
  return [];
}

function textsOf(fields: SeedFields, field: string): Texts | undefined {
  const texts = fields.texts(field);
  return Object.keys(texts).length > 0 ? texts : undefined;
}

function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { [Key in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]?: Value });
}
