import type { DraftParts, ProductDraft } from '#contracts/products/draft.ts';
import type { Product } from '../product/stored-product.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { draftHighlights } from './conversion/drafted-highlights.ts';
import { draftDocuments, draftFilm, draftPictures } from './conversion/drafted-media.ts';
import { draftVariants } from './conversion/drafted-variants.ts';
import { nothingUndrafted, type Undrafted, undraftedOf } from './conversion/undrafted.ts';

/**
 * Earlier drafts and revisions have no pictures, highlights, variants, documents, films and models, since
 * those could not be edited yet. At that time they were stored in the published product or, for an
 * unpublished one, beside its draft.
 */
export type StoredDraft = Omit<ProductDraft, keyof DraftParts> & Partial<DraftParts>;

type EarlierUndrafted = Pick<
  Product,
  | 'images'
  | 'highlights'
  | 'variants'
  | 'videoUrl'
  | 'videoImageUrl'
  | 'videoAlternativeUrl'
  | 'videoIsSilent'
  | 'videoTitles'
  | 'model'
  | 'documents'
> & {
  highlightTexts: Readonly<Record<string, { name: string; text: string }[]>>;
  attributes: readonly string[];
};

export type StoredUndrafted = Undrafted | EarlierUndrafted;

type Attributes = Pick<Vocabulary, 'attributes'>;

/** A draft or revision with all its parts; `now` gives the parts that it does not have. */
export function completeDraft(stored: StoredDraft, now: () => DraftParts): ProductDraft {
  if (stored.images) return stored as ProductDraft;
  const { images, highlights, variants, documents, film, model } = now();
  return { ...stored, images, highlights, variants, documents, film, model };
}

export const noParts: DraftParts = {
  images: [],
  highlights: [],
  variants: [],
  documents: [],
  film: null,
  model: null,
};

/** The parts that were stored beside an earlier draft. */
export function partsBeside(beside: StoredUndrafted | null, vocabulary: Attributes): DraftParts {
  if (!beside || !('images' in beside)) return noParts;
  const noTexts = { short: null, long: null, benefits: null, details: null };
  const texts = Object.fromEntries(
    Object.entries(beside.highlightTexts).map(([language, highlights]) => [
      language,
      { ...noTexts, highlights },
    ]),
  );
  return {
    images: draftPictures(beside.images),
    highlights: draftHighlights({ highlights: beside.highlights, texts }),
    variants: draftVariants(beside.variants, vocabulary),
    documents: draftDocuments(beside.documents),
    film: draftFilm(beside),
    model: beside.model,
  };
}

export function orderBeside(beside: StoredUndrafted | null): Undrafted {
  if (!beside) return nothingUndrafted;
  if (!('images' in beside)) return beside;
  const { variantAttributes } = undraftedOf({ specifications: [], variants: beside.variants });
  return { attributes: beside.attributes, variantAttributes };
}
