import type { Pool } from 'pg';
import { badInput } from '#services/foundation/bad-input.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import { findTypesOf, holdDraft } from '../draft/find-draft.ts';
import { checkClassification } from '../import/check-entry.ts';
import type { Texts } from '../language/texts.ts';
import { nextRevision } from '../revision/revision.ts';
import { findVocabulary } from '../vocabulary/find-vocabulary.ts';
import { saveVocabulary } from '../vocabulary/save-vocabulary.ts';

export type NewClassification = { slug: string; type: CatalogueType; parent: string | null; names: Texts };

/** Pages of the site have these addresses: a class there would never be seen. */
const pagesOfProducts: readonly string[] = ['finder'];

/**
 * Adds a class as the last one below its parent. It has no picture, and the cards and filters of its parent.
 * @throws BAD_USER_INPUT
 */
export async function createClassification(
  pool: Pool,
  { slug, type, parent, names }: NewClassification,
): Promise<void> {
  const entry = checkClassification({ slug, type, parent, name: { ...names } });
  await inTransaction(pool, async (connection) => {
    await holdDraft(connection, slug);
    // Nobody else changes the vocabulary until this transaction ends.
    await nextRevision(connection, 'vocabulary');
    const { tree } = await findVocabulary(connection);
    const products = await findTypesOf(connection, [slug], { published: false });
    const isPage = parent === null && type === 'product' && pagesOfProducts.includes(slug);
    if (tree.has(slug) || products.has(slug) || isPage) throw badInput('Is taken.', 'slug');
    if (parent !== null && tree.get(parent)?.type !== type)
      throw badInput('Must be a class of the same kind.', 'parent');
    const last = Math.max(-1, ...[...tree.values()].map(({ position }) => position));
    await saveVocabulary(connection, {
      ...{ groups: [], attributes: [], brands: [], capabilities: [] },
      classifications: [
        {
          ...{ slug, type, parent, position: last + 1, names: entry.name, descriptions: {} },
          ...{ image: null, cards: null, filters: null },
        },
      ],
    });
  });
}
