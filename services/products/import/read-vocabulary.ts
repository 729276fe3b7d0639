import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf, type SeedFields } from '#seed/schema/seed-fields.ts';
import { readYamlList } from '#seed/schema/yaml-file.ts';
import type { AttributeGroup } from '../attribute/save-attribute-groups.ts';
import type { Attribute } from '../attribute/save-attributes.ts';
import type { Brand } from '../brand/save-brands.ts';
import type { Capability } from '../capability/save-capabilities.ts';
import type { Classification } from '../classification/save-classifications.ts';
import { isUnitText } from '../unit/units.ts';
import { known, oneOf, optionalWords, reportTwice, slug, words } from './checked-fields.ts';
import type { SeedImage } from './seed-catalogue.ts';
import type { Media } from './seed-media.ts';

/** Reads attribute-groups.yaml: the heads of technical data, in their order. */
export function readAttributeGroups(directory: string, report: ReportProblem): Promise<AttributeGroup[]> {
  return readList(directory, 'attribute-groups.yaml', 'key', report, (fields, position) => ({
    key: slug(fields, 'key'),
    position,
    names: words(fields, 'name'),
  }));
}

/** Reads attributes.yaml: what technical data are about, in the order within their groups. */
export function readAttributes(
  directory: string,
  groups: readonly AttributeGroup[],
  report: ReportProblem,
): Promise<Attribute[]> {
  const keys = new Set(groups.map((group) => group.key));
  return readList(directory, 'attributes.yaml', 'key', report, (fields, position) => {
    const key = fields.text('key');
    if (!/^[a-z][a-z0-9_]{0,60}$/.test(key))
      fields.report('key', 'must be lower case, digits and underscores');
    const unit = fields.textOr('unit', null);
    if (unit !== null && !isUnitText(unit)) fields.report('unit', `"${unit}" is no unit`);
    const group = fields.text('group');
    if (!keys.has(group)) fields.report('group', `names the group "${group}", which does not exist`);
    return {
      key,
      position,
      quantity: fields.text('quantity'),
      unit,
      section: group,
      single: single(fields),
      names: words(fields, 'name'),
    };
  });
}

function single(fields: SeedFields): Attribute['single'] {
  const given = fields.textOr('single', 'exact');
  const known = (['exact', 'most', 'least'] as const).find((meaning) => meaning === given);
  if (!known) fields.report('single', 'must be exact, most or least');
  return known ?? 'exact';
}

/** Reads capabilities.yaml, in the order of the process. */
export function readCapabilities(
  directory: string,
  media: Media,
  report: ReportProblem,
): Promise<Capability<SeedImage>[]> {
  return readList(directory, 'capabilities.yaml', 'slug', report, (fields, position) => ({
    slug: slug(fields, 'slug'),
    position,
    names: words(fields, 'name'),
    descriptions: optionalWords(fields, 'description'),
    image: pictureOf(media.file(fields, 'image', 'picture'), {}),
  }));
}

/** Reads brands.yaml. */
export function readBrands(
  directory: string,
  media: Media,
  report: ReportProblem,
): Promise<Brand<SeedImage>[]> {
  return readList(directory, 'brands.yaml', 'id', report, (fields, position) => {
    const name = fields.text('name');
    return {
      id: slug(fields, 'id'),
      position,
      name,
      own: fields.flag('own'),
      pimId: fields.textOr('pimId', null),
      image: pictureOf(media.file(fields, 'image', 'picture'), { en: name }),
    };
  });
}

/** Reads classifications.yaml: both trees, parents first. */
export async function readClassifications(
  directory: string,
  media: Media,
  attributes: readonly Attribute[],
  report: ReportProblem,
): Promise<Classification<SeedImage>[]> {
  const measured = new Set(attributes.filter(({ quantity }) => quantity !== 'text').map(({ key }) => key));
  const keys = new Set(attributes.map(({ key }) => key));
  const types = new Map<string, string>();
  return readList(directory, 'classifications.yaml', 'slug', report, (fields, position) => {
    const own = slug(fields, 'slug');
    const type = oneOf(fields, 'type', ['product', 'service']);
    const parent = fields.textOr('parent', null);
    if (parent !== null && types.get(parent) !== type) {
      fields.report('parent', `"${parent}" must stand above it in the file, with the same type`);
    }
    types.set(own, type);
    return {
      slug: own,
      type,
      parent,
      position,
      names: words(fields, 'name'),
      descriptions: optionalWords(fields, 'description'),
      image: pictureOf(media.file(fields, 'image', 'picture'), {}),
      cards: attributeList(fields, 'cards', keys, 3),
      filters: attributeList(fields, 'filters', measured, 10),
    };
  });
}

/** Null: as the classification above says. */
function attributeList(
  fields: SeedFields,
  field: string,
  keys: ReadonlySet<string>,
  most: number,
): string[] | null {
  if (fields.take(field) === undefined) return null;
  const list = known(fields, field, keys, field === 'filters' ? 'numeric attribute' : 'attribute');
  if (list.length > most) fields.report(field, `must have at most ${most} entries`);
  return list;
}

function pictureOf(name: string | null, alt: Record<string, string>): SeedImage | null {
  return name === null ? null : { name, kind: 'scene', alt };
}

async function readList<Entry>(
  directory: string,
  file: string,
  key: string,
  report: ReportProblem,
  read: (fields: SeedFields, position: number) => Entry,
): Promise<Entry[]> {
  const list = await readYamlList(directory, file, report);
  reportTwice(
    list,
    (entry) => String(entry[key]),
    (name) => report({ file, field: name, message: 'is there twice' }),
  );
  return list.map((entry, position) => {
    const fields = fieldsOf(entry, file, String(entry[key]), report);
    const result = read(fields, position);
    fields.done();
    return result;
  });
}
