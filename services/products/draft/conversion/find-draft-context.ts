import type { ProductDraft } from '#contracts/products/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Vocabulary } from '../../vocabulary/find-vocabulary.ts';
import { findTypesOf } from '../find-draft.ts';
import type { DraftContext } from './state-draft.ts';

const owners = statement<{ slug: string; product: string }, { slugs: readonly string[] }>(
  'products_owners_of_documents',
  'SELECT slug, product FROM products.document WHERE slug = ANY(:slugs)',
);

type Drafted = { slug: string; document: ProductDraft };

/**
 * Finds what drafts refer to, and gives a function that picks it for each of them. `published`: only what
 * visitors see.
 */
export async function findDraftContext(
  connection: Connection,
  drafts: readonly Drafted[],
  { vocabulary, published }: { vocabulary: Vocabulary; published: boolean },
): Promise<(drafted: Drafted) => DraftContext> {
  const related = drafts.flatMap(({ document }) => document.related.map(({ slug }) => slug));
  const documents = drafts.flatMap(({ document }) => document.documents.map(({ id }) => id));
  const types = await findTypesOf(connection, related, { published });
  const owner = new Map(
    documents.length > 0
      ? (await owners(connection, { slugs: documents })).map(({ slug, product }) => [slug, product])
      : [],
  );
  return (drafted) => ({
    vocabulary,
    getType: (slug) => types.get(slug),
    isDocumentTaken: (document) => (owner.get(document) ?? drafted.slug) !== drafted.slug,
  });
}
