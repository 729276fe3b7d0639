import type { Connection } from '#services/foundation/statement.ts';
import { type AttributeGroup, saveAttributeGroups } from '../attribute/save-attribute-groups.ts';
import { type Attribute, saveAttributes } from '../attribute/save-attributes.ts';
import { type Brand, saveBrands } from '../brand/save-brands.ts';
import { type Capability, saveCapabilities } from '../capability/save-capabilities.ts';
import { notifyChanges } from '../changes.ts';
import { type Classification, saveClassifications } from '../classification/save-classifications.ts';
import { nextRevision } from '../revision/revision.ts';

export type SavedVocabulary = {
  groups: readonly AttributeGroup[];
  attributes: readonly Attribute[];
  brands: readonly Brand[];
  capabilities: readonly Capability[];
  classifications: readonly Classification[];
};

/**
 * Inserts and updates entries of the vocabulary. Call it in a transaction, before products that use new ones.
 * @returns whether any of them is new or differs
 */
export async function saveVocabulary(
  connection: Connection,
  { groups, attributes, brands, capabilities, classifications }: SavedVocabulary,
): Promise<boolean> {
  const changed =
    (await saveAttributeGroups(connection, groups)) +
    (await saveAttributes(connection, attributes)) +
    (await saveBrands(connection, brands)) +
    (await saveCapabilities(connection, capabilities)) +
    (await saveClassifications(connection, classifications));
  if (changed === 0) return false;
  await nextRevision(connection, 'vocabulary');
  await notifyChanges(connection, ['products']);
  return true;
}
