import type { Connection } from '#services/foundation/statement.ts';
import { getLanguage } from '../language/texts.ts';
import type { ProductDetails, ProductRow } from '../product/find-products.ts';
import type { Product } from '../product/stored-product.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { findDraftContext } from './conversion/find-draft-context.ts';
import { stateDraft } from './conversion/state-draft.ts';
import { findEdited } from './find-draft.ts';

/** The products that differ from what is published, as a preview shows them. */
async function findDrafted(
  connection: Connection,
  slugs: string[],
  vocabulary: Vocabulary,
): Promise<Product[]> {
  const edited = [...(await findEdited(connection, slugs, vocabulary)).values()];
  const drafted = edited.filter(({ state }) => state !== 'PUBLISHED');
  const getSurroundings = await findDraftContext(connection, drafted, { vocabulary, published: false });
  return drafted.map((each) => stateDraft(each, getSurroundings(each)).product);
}

/** Drafts in the form of `findProducts`, but with all lines of technical data. */
export async function findDraftRows(
  connection: Connection,
  slugs: string[],
  language: string,
  vocabulary: Vocabulary,
): Promise<Map<string, ProductRow>> {
  const drafted = await findDrafted(connection, slugs, vocabulary);
  return new Map(drafted.map((product) => [product.slug, rowOf(product, getLanguage(language))]));
}

function rowOf({ texts, variants, specifications, ...product }: Product, language: string): ProductRow {
  return {
    ...product,
    languages: Object.keys(texts),
    short: texts[language]?.short ?? texts.en?.short ?? null,
    variantCount: variants.length,
    keyLines: specifications,
  };
}

/** Drafts in the form of `findDetails`. */
export async function findDraftDetails(
  connection: Connection,
  slugs: string[],
  language: string,
  vocabulary: Vocabulary,
): Promise<Map<string, ProductDetails>> {
  const drafted = await findDrafted(connection, slugs, vocabulary);
  return new Map(
    drafted.map(({ slug, highlights, specifications, variants, related, texts, documents }) => {
      const words = { own: texts[language] ?? null, english: texts.en ?? null };
      return [
        slug,
        { slug, highlights, specifications, variants, related, documents: [...documents], ...words },
      ];
    }),
  );
}
