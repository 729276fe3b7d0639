import {
  attribute,
  attributeGroup,
  brand,
  capability,
  classification,
  type Units,
} from '#seed/schema/products/vocabulary.ts';
import type { SeedEntries, SeedFolder } from '#seed/schema/seed-folder.ts';
import type { Texts } from '../language/texts.ts';
import { quantities } from '../unit/unit.ts';
import { getUnit, isUnitText } from '../unit/units.ts';
import type { SeedCatalogue, SeedImage } from './seed-catalogue.ts';

export const units: Units = {
  quantities,
  isUnit: isUnitText,
  getDimension: (unit) => getUnit(unit)?.dimension,
};

export type Names = ReadonlySet<string>;

/** The vocabulary of the catalogue, with all its names, including those of invalid entries. */
export type SeedVocabulary = Omit<SeedCatalogue, 'products'> & {
  names: { attributes: Names; brands: Names; capabilities: Names; classifications: Names };
};

/**
 * Reads what all products use; entries are in the order of their files. `media`: the names of the existing
 * files.
 */
export async function readVocabulary(folder: SeedFolder, media: Names): Promise<SeedVocabulary> {
  const groups = await folder.readList('attribute-groups.yaml', attributeGroup, 'key');
  const attributes = await folder.readList('attributes.yaml', attribute(groups.keys, units), 'key');
  const brands = await folder.readList('brands.yaml', brand(media), 'id');
  const capabilities = await folder.readList('capabilities.yaml', capability(media), 'slug');
  const inWords = attributes.entries.filter(({ value }) => value.quantity === 'text').map(({ key }) => key);
  const attributeKeys = { all: attributes.keys, measured: without(attributes.keys, inWords) };
  const classifications = await folder.readList(
    'classifications.yaml',
    classification(media, attributeKeys),
    'slug',
  );
  reportOrphans(classifications);
  return {
    groups: placed(groups, ({ name, ...group }) => ({ ...group, names: name })),
    attributes: placed(attributes, ({ name, group, ...rest }) => ({ ...rest, section: group, names: name })),
    brands: placed(brands, ({ image, ...rest }) => ({ ...rest, image: getScene(image, { en: rest.name }) })),
    capabilities: placed(capabilities, named),
    classifications: placed(classifications, named),
    names: {
      attributes: attributes.keys,
      brands: brands.keys,
      capabilities: capabilities.keys,
      classifications: classifications.keys,
    },
  };
}

/** Names that are not among others. Invalid ones stay, since they were reported already. */
export function without(names: Names, others: readonly string[]): Names {
  return new Set([...names].filter((name) => !others.includes(name)));
}

function placed<Value, Row>({ entries }: SeedEntries<Value>, rowOf: (value: Value) => Row) {
  return entries.map(({ value }, position) => ({ ...rowOf(value), position }));
}

function named<Value extends { name: Texts; description: Texts; image: string | null }>(value: Value) {
  const { name, description, image, ...rest } = value;
  return { ...rest, names: name, descriptions: description, image: getScene(image, {}) };
}

/** A picture with its own background. */
export function getScene(name: string | null, alt: Texts): SeedImage | null {
  return name === null ? null : { name, kind: 'scene', alt };
}

/** Parents come before their children. */
function reportOrphans({
  entries,
  keys,
}: SeedEntries<{ slug: string; type: string; parent: string | null }>): void {
  const broken = without(
    keys,
    entries.map(({ key }) => key),
  );
  const types = new Map<string, string>();
  for (const { value, report } of entries) {
    const { slug, type, parent } = value;
    if (parent !== null && types.get(parent) !== type && !broken.has(parent)) {
      report(['parent'], `"${parent}" must stand above it in the file, with the same type`);
    }
    types.set(slug, type);
  }
}
