import { languages } from '#contracts/languages.ts';
import {
  type ProductDraft,
  type ProductProblem,
  type ProductProblemCode,
  productLimits,
} from '#contracts/products/draft.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import { getRanges } from '../exchange/merge-specifications.ts';
import type { Product, ProductTexts } from '../product/stored-product.ts';
import { type GivenValue, stateSpecification } from '../specification/state-specification.ts';
import type { Range, StoredSpecification } from '../specification/stored-specification.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { readTypedValue } from './read-typed-value.ts';
import type { Undrafted } from './undrafted.ts';

type Drafted = { slug: string; type: CatalogueType; document: ProductDraft; undrafted: Undrafted };
type Known = {
  vocabulary: Vocabulary;
  /** Of those that the draft relates to; undefined: there is none. */
  getType: (slug: string) => CatalogueType | undefined;
};

/** The product that a draft becomes, and what is wrong in it; with an error, the rest of it. */
export function stateDraft(
  { slug, type, document, undrafted }: Drafted,
  { vocabulary, getType }: Known,
): { product: Product; problems: ProductProblem[] } {
  const problems: ProductProblem[] = [];
  const note = (
    code: ProductProblemCode,
    field: string,
    more: { detail?: string; suggestion?: string | null } = {},
  ) =>
    void problems.push({
      code,
      field,
      isWarning: false,
      detail: more.detail ?? null,
      suggestion: more.suggestion ?? null,
    });
  checkWords(document, note);
  checkPlace({ slug, type, document }, { vocabulary, getType }, note);
  const stated = stateValues(document, undrafted, vocabulary, note);
  const { highlightTexts, attributes: _, ...undraftedRest } = undrafted;
  const product: Product = {
    ...undraftedRest,
    slug,
    type,
    brand: type === 'service' ? null : document.brand,
    position: document.position,
    names: document.names,
    classifications: [...document.classifications],
    countries: [...document.countries],
    capabilities: [...document.capabilities],
    specifications: stated.specifications,
    ranges: [
      ...stated.ranges,
      ...undraftedRest.variants.flatMap(({ specifications }) => getRanges(specifications, vocabulary)),
    ],
    related: document.related.map(({ type: relation, slug: other }) => ({ type: relation, slug: other })),
    texts: textsOf(document, highlightTexts),
  };
  return { product, problems };
}

type Note = (
  code: ProductProblemCode,
  field: string,
  more?: { detail?: string; suggestion?: string | null },
) => void;

function checkWords({ names, short, long }: ProductDraft, note: Note): void {
  const limits = { names: productLimits.name, short: productLimits.short, long: productLimits.long };
  for (const [part, texts] of Object.entries({ names, short, long })) {
    if (!texts.en?.trim()) note('missing', `${part}/en`);
    const most = limits[part as keyof typeof limits];
    for (const [language, text] of Object.entries(texts))
      if (text.length > most) note('tooLong', `${part}/${language}`, { detail: String(most) });
  }
}

function checkPlace(
  { slug, type, document }: Pick<Drafted, 'slug' | 'type' | 'document'>,
  { vocabulary, getType }: Known,
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

function stateValues(
  { values }: ProductDraft,
  { attributes: order }: Undrafted,
  { attributes }: Vocabulary,
  note: Note,
): { specifications: StoredSpecification[]; ranges: Range[] } {
  const position = (key: string) => attributes.get(key)?.position ?? Number.MAX_SAFE_INTEGER;
  const added = Object.keys(values).filter((key) => !order.includes(key));
  const keys = [...order.filter((key) => values[key]), ...added.sort((a, b) => position(a) - position(b))];
  const specifications: StoredSpecification[] = [];
  const ranges: Range[] = [];
  for (const key of keys) {
    const attribute = attributes.get(key);
    const typed = values[key] ?? [];
    if (!attribute) {
      note('unknown', `values/${key}`, { detail: key });
      continue;
    }
    const readings = typed.map((value) => readTypedValue(value, attribute));
    for (const reading of readings)
      if ('code' in reading) note(reading.code, `values/${key}`, { suggestion: reading.suggestion });
    const given = readings.flatMap((reading): GivenValue[] => ('given' in reading ? [reading.given] : []));
    if (given.length === 0 || given.length < typed.length) continue;
    const stated = stateSpecification(attribute, given);
    const own = stated.specifications.filter(({ converted }) => !converted);
    if (own.length > 1 && new Set(own.map(({ system }) => system)).size < own.length)
      note('twice', `values/${key}`);
    specifications.push(...stated.specifications);
    ranges.push(...stated.ranges);
  }
  return { specifications, ranges };
}

/** A language that says nothing at all has no texts. */
function textsOf(document: ProductDraft, highlightTexts: Undrafted['highlightTexts']): Product['texts'] {
  const { short, long, benefits, details } = document;
  const texts: Record<string, ProductTexts> = {};
  for (const language of languages) {
    const words: ProductTexts = {
      short: short[language] || null,
      long: long[language] || null,
      highlights: highlightTexts[language] ?? null,
      benefits: benefits[language]?.length ? [...benefits[language]] : null,
      details: details[language]?.length ? [...details[language]] : null,
    };
    if (language === 'en' || Object.values(words).some((part) => part !== null)) texts[language] = words;
  }
  return texts;
}
