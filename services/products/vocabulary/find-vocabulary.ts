import { type Connection, statement } from '#services/foundation/statement.ts';
import type { AttributeGroup } from '../attribute/save-attribute-groups.ts';
import type { Attribute } from '../attribute/save-attributes.ts';
import type { Brand } from '../brand/save-brands.ts';
import type { Capability } from '../capability/save-capabilities.ts';
import { type ClassificationTree, getTree } from '../classification/classification-tree.ts';
import type { Classification } from '../classification/save-classifications.ts';

/** The vocabulary of the catalogue, which all products use: a few hundred rows that every request needs. */
export type Vocabulary = {
  attributes: ReadonlyMap<string, Attribute>;
  /** Groups of attributes. */
  groups: ReadonlyMap<string, AttributeGroup>;
  brands: ReadonlyMap<string, Brand>;
  /** In the order of the process. */
  capabilities: ReadonlyMap<string, Capability>;
  tree: ClassificationTree;
};

type Row = {
  attributes: Attribute[];
  groups: AttributeGroup[];
  brands: Brand[];
  capabilities: Capability[];
  classifications: Classification[];
};

const listed = (table: string, columns: string) =>
  `(SELECT coalesce(json_agg(json_build_object(${columns}) ORDER BY position), '[]') FROM products.${table})`;

const all = statement<Row>(
  'products_vocabulary',
  `SELECT
    ${listed('attribute', "'key', key, 'position', position, 'quantity', quantity, 'unit', unit, 'section', section, 'single', single, 'names', names")} AS attributes,
    ${listed('attribute_group', "'key', key, 'position', position, 'names', names")} AS groups,
    ${listed('brand', "'id', id, 'position', position, 'name', name, 'own', own, 'pimId', pim_id, 'image', image")} AS brands,
    ${listed('capability', "'slug', slug, 'position', position, 'names', names, 'descriptions', descriptions, 'image', image")} AS capabilities,
    ${listed('classification', "'slug', slug, 'type', type, 'parent', parent, 'position', position, 'names', names, 'descriptions', descriptions, 'image', image, 'cards', cards, 'filters', filters")} AS classifications`,
);

const empty: Row = { attributes: [], groups: [], brands: [], capabilities: [], classifications: [] };

/** The stored vocabulary, each kind in its order. */
export async function findVocabularyRows(connection: Connection): Promise<Row> {
  const [row] = await all(connection);
  return row ?? empty;
}

export async function findVocabulary(connection: Connection): Promise<Vocabulary> {
  const { attributes, groups, brands, capabilities, classifications } = await findVocabularyRows(connection);
  return {
    attributes: new Map(attributes.map((attribute) => [attribute.key, attribute])),
    groups: new Map(groups.map((group) => [group.key, group])),
    brands: new Map(brands.map((brand) => [brand.id, brand])),
    capabilities: new Map(capabilities.map((capability) => [capability.slug, capability])),
    tree: getTree(classifications),
  };
}
