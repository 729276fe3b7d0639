import type { Product } from '../product/stored-product.ts';

/** What editors do not write, as it is stored. Of the texts it is the words of highlights. */
export type Undrafted = Pick<
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
  /** By language. */
  highlightTexts: Readonly<Record<string, { name: string; text: string }[]>>;
  /** The attributes in the order in which they stand. */
  attributes: readonly string[];
};

export const nothingUndrafted: Undrafted = {
  images: [],
  highlights: [],
  variants: [],
  videoUrl: null,
  videoImageUrl: null,
  videoAlternativeUrl: null,
  videoIsSilent: false,
  videoTitles: null,
  model: null,
  documents: [],
  highlightTexts: {},
  attributes: [],
};

/** What of a stored product no editor writes. */
export function undraftedOf(product: Product): Undrafted {
  const { images, highlights, variants, videoUrl, videoImageUrl, videoAlternativeUrl } = product;
  const { videoIsSilent, videoTitles, model, documents, texts, specifications } = product;
  return {
    images,
    highlights,
    variants,
    videoUrl,
    videoImageUrl,
    videoAlternativeUrl,
    videoIsSilent,
    videoTitles,
    model,
    documents,
    highlightTexts: Object.fromEntries(
      Object.entries(texts).flatMap(([language, words]) =>
        words.highlights ? [[language, words.highlights]] : [],
      ),
    ),
    attributes: [...new Set(specifications.map(({ key }) => key))],
  };
}
