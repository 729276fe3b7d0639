import { isShownInCountry } from '#contracts/products/country-visibility.ts';
import type { ClassificationNode } from '../classification/classification-tree.ts';
import { findText, getLanguage } from '../language/texts.ts';
import type { Reader } from '../request-context.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { ProductDetails, ProductRow } from './find-products.ts';
import type { ProductTexts, StoredHighlight } from './stored-product.ts';

/** A product for a reader with a language and a country. */
export type SeenProduct = {
  row: ProductRow;
  vocabulary: Vocabulary;
  /** The requested language. */
  language: string;
  /** Null: products of all countries. */
  country: string | null;
  /** CAT-06: the classifications that exist; the first one determines the address. */
  classifications: ClassificationNode[];
};

/** The products among these slugs that are shown in the country, in the requested order. */
export async function seeProducts(
  reader: Reader,
  slugs: readonly string[],
  wantedLanguage: string,
  country: string | null,
): Promise<SeenProduct[]> {
  const language = getLanguage(wantedLanguage);
  const [vocabulary, ...rows] = await Promise.all([
    reader.vocabulary(),
    ...slugs.map((slug) => reader.product(slug, language)),
  ]);
  return rows.flatMap((row) =>
    row && isShownInCountry(row.countries, country)
      ? [{ row, vocabulary, language, country, classifications: getClassifications(row, vocabulary, reader) }]
      : [],
  );
}

/** CAT-06: a missing classification is logged and skipped. */
function getClassifications(
  { slug, classifications }: ProductRow,
  { tree }: Vocabulary,
  { warnOnce }: Reader,
): ClassificationNode[] {
  return classifications.flatMap((name) => {
    const node = tree.get(name);
    if (!node) warnOnce(`${slug} is in the classification ${name}, which does not exist`);
    return node ?? [];
  });
}

const noDetails: Omit<ProductDetails, 'slug'> = {
  highlights: [],
  specifications: [],
  variants: [],
  related: [],
  documents: [],
  own: null,
  english: null,
};

/** What only the page of a product shows. Undefined: it was withdrawn after its row was read. */
export async function getDetails(
  { row, language }: SeenProduct,
  reader: Reader,
): Promise<Omit<ProductDetails, 'slug'>> {
  return (await reader.details(row.slug, language)) ?? noDetails;
}

/** A text in the reader's language, otherwise in English. */
export function getTextsPart<Part extends keyof ProductTexts>(
  { own, english }: Pick<ProductDetails, 'own' | 'english'>,
  part: Part,
): ProductTexts[Part] {
  return own?.[part] ?? english?.[part] ?? null;
}

export type SeenHighlight = StoredHighlight & { name: string; descriptions: string[] };

/** CAT-03: a highlight needs a name and something to see. */
export function getHighlights(details: Omit<ProductDetails, 'slug'>): SeenHighlight[] {
  const words = getTextsPart(details, 'highlights') ?? [];
  return details.highlights.flatMap((highlight, place) => {
    const { name, text } = words[place] ?? {};
    if (!name || !(highlight.image || highlight.videoUrl)) return [];
    return [{ ...highlight, name, descriptions: getParagraphs(text ?? '') }];
  });
}

function getParagraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter(Boolean);
}

export function getName({ row: { names }, language }: SeenProduct): string {
  return findText(names, language);
}
