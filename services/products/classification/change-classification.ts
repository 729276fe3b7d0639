import type { Pool } from 'pg';
import { notFound } from '#services/foundation/refusals.ts';
import { checkClassification } from '../import/check-entry.ts';
import type { Texts } from '../language/texts.ts';
import { changePosition } from '../vocabulary/change-position.ts';
import { changeVocabulary } from '../vocabulary/change-vocabulary.ts';
import type { Direction } from '../vocabulary/direction.graphql.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { type ClassificationNode, getSiblings, getStored } from './classification-tree.ts';

type ClassificationChange = {
  slug: string;
  /** That of the vocabulary that the person saw. */
  revision: number;
  names: Texts;
  /** Null: those of its parent. */
  filters: readonly string[] | null;
};

/**
 * Renames a class, and says by which attributes visitors filter its products.
 * @returns whether anything differs now
 * @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT
 */
export function changeClassification(
  pool: Pool,
  { slug, revision, names, filters }: ClassificationChange,
): Promise<boolean> {
  return changeVocabulary(pool, revision, (vocabulary) => {
    const stored = getStored(findNode(vocabulary, slug));
    const measured = [...vocabulary.attributes.values()].filter(({ quantity }) => quantity !== 'text');
    const { type, parent } = stored;
    const entry = checkClassification(
      { ...{ slug, type, parent, name: { ...names } }, filters: filters && [...filters] },
      new Set(measured.map(({ key }) => key)),
    );
    return { classifications: [{ ...stored, names: entry.name, filters: entry.filters }] };
  });
}

/**
 * Has a class change places with the one before or after it.
 * @returns whether it did; the first one does not go up
 * @throws NOT_FOUND, CONFLICT
 */
export function moveClassification(
  pool: Pool,
  { slug, revision, direction }: { slug: string; revision: number; direction: Direction },
): Promise<boolean> {
  return changeVocabulary(pool, revision, (vocabulary) => {
    const node = findNode(vocabulary, slug);
    const moved = changePosition(getSiblings(vocabulary.tree, node), node, direction);
    return { classifications: moved.map(getStored) };
  });
}

function findNode({ tree }: Vocabulary, slug: string): ClassificationNode {
  const node = tree.get(slug);
  if (!node) throw notFound();
  return node;
}
