import type { Pool } from 'pg';
import { notFound } from '#services/foundation/refusals.ts';
import { checkAttribute } from '../import/check-entry.ts';
import type { Texts } from '../language/texts.ts';
import { changePosition } from '../vocabulary/change-position.ts';
import { changeVocabulary } from '../vocabulary/change-vocabulary.ts';
import type { Direction } from '../vocabulary/direction.graphql.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { Attribute } from './save-attributes.ts';

/**
 * Renames an attribute. Its kind and unit stay, since stored values are read by them.
 * @returns whether anything differs now
 * @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT
 */
export function changeAttribute(
  pool: Pool,
  { key, revision, names }: { key: string; revision: number; names: Texts },
): Promise<boolean> {
  return changeVocabulary(pool, revision, (vocabulary) => {
    const stored = findAttribute(vocabulary, key);
    const { quantity, unit, single, section: group } = stored;
    const { name } = checkAttribute(
      { key, quantity, unit, group, single, name: { ...names } },
      new Set(vocabulary.groups.keys()),
    );
    return { attributes: [{ ...stored, names: name }] };
  });
}

/**
 * Has an attribute change places with the one before or after it in its group.
 * @returns whether it did; the first one does not go up
 * @throws NOT_FOUND, CONFLICT
 */
export function moveAttribute(
  pool: Pool,
  { key, revision, direction }: { key: string; revision: number; direction: Direction },
): Promise<boolean> {
  return changeVocabulary(pool, revision, (vocabulary) => {
    const moved = findAttribute(vocabulary, key);
    const group = [...vocabulary.attributes.values()].filter(({ section }) => section === moved.section);
    return { attributes: changePosition(group, moved, direction) };
  });
}

function findAttribute({ attributes }: Vocabulary, key: string): Attribute {
  const attribute = attributes.get(key);
  if (!attribute) throw notFound();
  return attribute;
}
