import { languages } from '#contracts/languages.ts';
import { type ProductDraft, type ProductProblem, productLimits } from '#contracts/products/draft.ts';
import type { CatalogueType } from '../../catalogue-type.ts';
import type { Product, ProductTexts } from '../../product/stored-product.ts';
import type { Vocabulary } from '../../vocabulary/find-vocabulary.ts';
import { checkHighlights, highlightWords, noteLength, storedHighlights } from './drafted-highlights.ts';
import {
  checkDocuments,
  checkPictures,
  storedDocuments,
  storedFilm,
  storedPictures,
} from './drafted-media.ts';
import { stateValues } from './drafted-values.ts';
import { stateVariants } from './drafted-variants.ts';
import { collectProblems, type Note } from './note.ts';
import type { Undrafted } from './undrafted.ts';

type Drafted = { slug: string; type: CatalogueType; document: ProductDraft; undrafted: Undrafted };

/** What a draft refers to. */
export type DraftContext = {
  vocabulary: Vocabulary;
  /** The type of a related product; undefined: there is no such product. */
  getType: (slug: string) => CatalogueType | undefined;
  /** Whether another product has a document with this slug. */
  isDocumentTaken: (document: string) => boolean;
};

/**
 * The product that a draft becomes, without the values that cannot be read, and all problems of the draft.
 */
export function stateDraft(
  { slug, type, document, undrafted }: Drafted,
  { vocabulary, getType, isDocumentTaken }: DraftContext,
): { product: Product; problems: ProductProblem[] } {
  const { problems, note } = collectProblems();
  checkWords(document, note);
  checkPlace({ slug, type, document }, { vocabulary, getType }, note);
  checkPictures(document.images, note);
  checkHighlights(document.highlights, note);
  checkDocuments(document.documents, isDocumentTaken, note);
  const order = undrafted.attributes;
  const stated = stateValues(document.values, { order, field: 'values' }, vocabulary, note);
  const { variants, ranges } = stateVariants(document.variants, undrafted, vocabulary, note);
  const product: Product = {
    slug,
    type,
    brand: type === 'service' ? null : document.brand,
    position: document.position,
    names: document.names,
    classifications: [...document.classifications],
    countries: [...document.countries],
    capabilities: [...document.capabilities],
    images: storedPictures(document.images),
    highlights: storedHighlights(document.highlights),
    specifications: stated.specifications,
    ranges: [...stated.ranges, ...ranges],
    variants,
    related: document.related.map(({ type: relation, slug: other }) => ({ type: relation, slug: other })),
    ...storedFilm(document.film),
    model: document.model && { ...document.model },
    texts: textsOf(document),
    documents: storedDocuments(document.documents),
  };
  return { product, problems };
}

function checkWords({ names, short, long }: ProductDraft, note: Note): void {
  const limits = { names: productLimits.name, short: productLimits.short, long: productLimits.long };
  for (const [part, texts] of Object.entries({ names, short, long })) {
    if (!texts.en?.trim()) note('missing', `${part}/en`);
    const max = limits[part as keyof typeof limits];
    for (const [language, text] of Object.entries(texts)) noteLength(text, max, `${part}/${language}`, note);
  }
}

function checkPlace(
  { slug, type, document }: Pick<Drafted, 'slug' | 'type' | 'document'>,
  { vocabulary, getType }: Pick<DraftContext, 'vocabulary' | 'getType'>,
  note: Note,
): void {
  const { tree, brands, capabilities } = vocabulary;
  if (document.classifications.length === 0) note('missing', 'classifications');
  for (const name of document.classifications) {
    const node = tree.get(name);
    if (!node) note('unknown', 'classifications', { detail: name });
    else if (node.type !== type) note('otherType', 'classifications', { detail: name });
  }
  if (document.brand !== null && !brands.has(document.brand))
    note('unknown', 'brand', { detail: document.brand });
  for (const name of document.capabilities)
    if (!capabilities.has(name)) note('unknown', 'capabilities', { detail: name });
  for (const { id, slug: other } of document.related)
    if (other === slug || getType(other) === undefined) note('relation', `related/${id}`, { detail: other });
}

/** The texts by language; languages other than English without any text are left out. */
function textsOf({ short, long, benefits, details, highlights }: ProductDraft): Product['texts'] {
  const texts: Record<string, ProductTexts> = {};
  for (const language of languages) {
    const words: ProductTexts = {
      short: short[language] || null,
      long: long[language] || null,
      highlights: highlightWords(highlights, language),
      benefits: benefits[language]?.length ? [...benefits[language]] : null,
      details: details[language]?.length ? [...details[language]] : null,
    };
    if (language === 'en' || Object.values(words).some((part) => part !== null)) texts[language] = words;
  }
  return texts;
}
