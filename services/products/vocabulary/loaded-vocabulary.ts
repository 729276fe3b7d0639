import { findLoadedRecords } from '#services/foundation/loaded-records.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { findVocabularyRows } from './find-vocabulary.ts';
import type { SavedVocabulary } from './save-vocabulary.ts';

/** The files of the sample's vocabulary. */
export const vocabularyFiles = [
  'attribute-groups.yaml',
  'attributes.yaml',
  'brands.yaml',
  'capabilities.yaml',
  'classifications.yaml',
] as const;

const loaded = findLoadedRecords('products');
export const { isBehind } = loaded;

/** Stores the vocabulary as it was loaded, with the hash of its files. */
export async function rememberVocabulary(
  connection: Connection,
  vocabulary: SavedVocabulary,
  state: string,
): Promise<void> {
  for (const [kind, records] of Object.entries(byKey(vocabulary))) {
    await loaded.remember(connection, kind, records);
  }
  await loaded.rememberFiles(connection, state);
}

/** The entries of a vocabulary that are new, or that nobody has changed since they were loaded. */
export async function findVocabularyUpdates(
  connection: Connection,
  vocabulary: SavedVocabulary,
): Promise<SavedVocabulary> {
  const stored = byKey(await findVocabularyRows(connection));
  const records = byKey(vocabulary);
  const updates = async <Row extends object>(kind: keyof SavedVocabulary, rows: ReadonlyMap<string, Row>) => [
    ...(await loaded.findUpdates(connection, kind, rows, stored[kind])).values(),
  ];
  return {
    groups: await updates('groups', records.groups),
    attributes: await updates('attributes', records.attributes),
    brands: await updates('brands', records.brands),
    capabilities: await updates('capabilities', records.capabilities),
    classifications: await updates('classifications', records.classifications),
  };
}

function byKey({ groups, attributes, brands, capabilities, classifications }: SavedVocabulary) {
  return {
    groups: new Map(groups.map((group) => [group.key, group])),
    attributes: new Map(attributes.map((attribute) => [attribute.key, attribute])),
    brands: new Map(brands.map((brand) => [brand.id, brand])),
    capabilities: new Map(capabilities.map((capability) => [capability.slug, capability])),
    classifications: new Map(classifications.map((classification) => [classification.slug, classification])),
  };
}
