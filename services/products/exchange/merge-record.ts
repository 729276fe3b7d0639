import type { CatalogueType } from '../catalogue-type.ts';
import type { Product, ProductTexts } from '../product/stored-product.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { CatalogueRecord, SomeTexts } from './catalogue-record.ts';
import { getRanges, mergeSpecifications } from './merge-specifications.ts';
import type { Report } from './report.ts';

export type BaseSiteContext = {
  vocabulary: Vocabulary;
  /** The type of a product that is stored or in the same file; undefined: there is none. */
  getType: (slug: string) => CatalogueType | undefined;
  report: Report;
};

/**
 * What a product or service becomes when a record is imported; values that the record does not give stay.
 * Problems are reported; null: it cannot be imported.
 */
export function mergeRecord(
  record: CatalogueRecord,
  existing: Product | null,
  context: BaseSiteContext,
): Product | null {
  const { vocabulary, report } = context;
  const before = existing ?? newProduct(record, context);
  if (!before) return null;
  const own = mergeSpecifications(before.specifications, record.specifications ?? [], vocabulary, report);
  return {
    ...before,
    brand: before.type === 'service' ? null : (record.brand ?? before.brand),
    position: record.position ?? before.position,
    names: mergeTexts(before.names, record.names) as Product['names'],
    classifications: getClassifications(record, before, context),
    countries: getCountries(record, before),
    capabilities: [...(record.capabilities ?? before.capabilities)],
    specifications: own.specifications,
    ranges: [
      ...own.ranges,
      ...before.variants.flatMap(({ specifications }) => getRanges(specifications, vocabulary)),
    ],
    related: getRelated(record, before, context),
    texts: mergeProductTexts(record, before),
  };
}

function newProduct({ slug, line, names, classifications }: CatalogueRecord, context: BaseSiteContext) {
  const { getType, report, vocabulary } = context;
  const type = getType(slug);
  const name = names?.en ?? Object.values(names ?? {})[0];
  if (!type) {
    report('error', line, `${slug} is new and in no classification that is known here`);
    return null;
  }
  if (!name) {
    report('error', line, `${slug} is new and has no name`);
    return null;
  }
  if (vocabulary.tree.has(slug)) report('error', line, `${slug} is the name of a classification`);
  const product: Product = {
    slug,
    type,
    brand: null,
    position: 0,
    names: { en: name },
    classifications: [...(classifications ?? [])],
    countries: [],
    capabilities: [],
    images: [],
    highlights: [],
    specifications: [],
    ranges: [],
    variants: [],
    related: [],
    videoUrl: null,
    videoImageUrl: null,
    videoAlternativeUrl: null,
    videoIsSilent: false,
    videoTitles: null,
    model: null,
    texts: { en: noWords },
    documents: [],
  };
  return product;
}

const noWords: ProductTexts = { short: null, long: null, highlights: null, benefits: null, details: null };

function getClassifications(
  { slug, line, classifications }: CatalogueRecord,
  before: Product,
  { vocabulary, report }: BaseSiteContext,
): string[] {
  const all = [...(classifications ?? before.classifications)];
  for (const name of all) {
    const type = vocabulary.tree.get(name)?.type;
    if (type !== before.type)
      report('error', line, `${slug} is a ${before.type}, but ${name} holds ${type}s`);
  }
  return all;
}

function getCountries({ countries, unstatedCountries }: CatalogueRecord, before: Product): string[] {
  if (!countries) return before.countries;
  const all = new Set([
    ...countries,
    ...before.countries.filter((country) => unstatedCountries?.has(country)),
  ]);
  const same = all.size === before.countries.length && before.countries.every((country) => all.has(country));
  return same ? before.countries : [...all].sort();
}

function getRelated(
  { slug, line, related }: CatalogueRecord,
  before: Product,
  { getType, report }: BaseSiteContext,
): Product['related'] {
  return (
    related?.flatMap((relation) => {
      const found = getType(relation.slug);
      if (!found || relation.slug === slug) {
        report('skipped', line, `${slug} refers to "${relation.slug}", which is not there`);
        return [];
      }
      const fits =
        relation.type === 'related' || found === (relation.type === 'service' ? 'service' : 'product');
      return [fits ? relation : { ...relation, type: 'related' as const }];
    }) ?? before.related
  );
}

function mergeProductTexts({ short, long }: CatalogueRecord, before: Product): Product['texts'] {
  const texts = { ...before.texts };
  for (const field of ['short', 'long'] as const) {
    for (const [language, text] of Object.entries((field === 'short' ? short : long) ?? {})) {
      const words = texts[language] ?? noWords;
      texts[language] = { ...words, [field]: savedOr(words[field], text) };
    }
  }
  return texts;
}

function mergeTexts(before: SomeTexts, given: SomeTexts = {}): SomeTexts {
  const texts = { ...before };
  for (const [language, text] of Object.entries(given)) texts[language] = savedOr(before[language], text);
  return texts;
}

/** The stored text, if the given one differs only by the spaces around it, which files lose. */
function savedOr(before: string | null | undefined, given: string): string {
  return before?.trim() === given.trim() ? before : given;
}
