import type { Pool } from 'pg';
import { badInput } from '#services/foundation/bad-input.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { type ClassificationTree, getStored } from '../classification/classification-tree.ts';
import type { Classification } from '../classification/save-classifications.ts';
import { unitOfCode } from '../exchange/unit-codes.ts';
import { checkAttribute } from '../import/check-entry.ts';
import type { Texts } from '../language/texts.ts';
import { nextRevision } from '../revision/revision.ts';
import { getUnit, quantityOf } from '../unit/units.ts';
import { findVocabulary } from '../vocabulary/find-vocabulary.ts';
import { saveVocabulary } from '../vocabulary/save-vocabulary.ts';
import type { Attribute } from './save-attributes.ts';

export type NewAttribute = {
  key: string;
  names: Texts;
  /** It says words; else it is measured or counted. */
  isText: boolean;
  unit: string | null;
  /** The key of its group. */
  group: string;
  single: Attribute['single'];
  /** The slug of a class whose products are filtered by it. */
  filterOf: string | null;
};

/** As many as a list of products has room for. */
const maxFilters = 10;

/**
 * Adds an attribute as the last one of technical data; what it measures follows from its unit.
 * @throws BAD_USER_INPUT
 */
export async function createAttribute(
  pool: Pool,
  { key, names, isText, unit: written, group, single, filterOf }: NewAttribute,
): Promise<void> {
  const unit = written === null ? null : unitOfCode(written);
  if (isText && unit !== null) throw badInput('Words have no unit.', 'unit');
  if (getUnit(unit ?? '')?.system === 'Imperial')
    throw badInput('Must be the metric unit; the other one is worked out.', 'unit');
  if (isText && filterOf !== null) throw badInput('Words are no filter.', 'filterOf');
  await inTransaction(pool, async (connection) => {
    // Nobody else changes the vocabulary until this transaction ends.
    await nextRevision(connection, 'vocabulary');
    const { attributes, groups, tree } = await findVocabulary(connection);
    const quantity = isText ? 'text' : quantityOf(unit);
    const { name } = checkAttribute(
      { key, quantity, unit, group, single, name: { ...names } },
      new Set(groups.keys()),
    );
    if (attributes.has(key)) throw badInput('Is taken.', 'key');
    const last = Math.max(-1, ...[...attributes.values()].map(({ position }) => position));
    await saveVocabulary(connection, {
      ...{ groups: [], brands: [], capabilities: [] },
      attributes: [{ key, position: last + 1, quantity, unit, section: group, single, names: name }],
      classifications: filterOf === null ? [] : [withFilter(tree, filterOf, key)],
    });
  });
}

/** The class with one more filter, after those that it had or inherited. */
function withFilter(tree: ClassificationTree, slug: string, key: string): Classification {
  const node = tree.get(slug);
  if (!node) throw badInput('Must be a class.', 'filterOf');
  if (node.filterAttributes.length >= maxFilters)
    throw badInput(`The class has ${maxFilters} filters already.`, 'filterOf');
  return { ...getStored(node), filters: [...node.filterAttributes, key] };
}
