import type { Relation } from './catalogue.ts';

/** A text by language. */
type Texts = Readonly<Record<string, string>>;

/** A value of technical data as somebody typed it, or took it over from a file. */
export type DraftValue = {
  /** `0.13–6 mm²`, `AWG 22–10`, `±(0.2 % + 1 mm)`; of an attribute that says words: those in English. */
  readonly text: string;
  /** Of an attribute that says words, by language; absent: `text` holds in all. */
  readonly words?: Texts;
  /** Where the text does not name it: a unit other than the attribute's. */
  readonly unit?: string;
  /** For whom it holds, where its unit does not say so. */
  readonly system?: 'Metric' | 'Imperial';
};

/** Its id is the relation and the slug: `service:maintenance`. */
export type DraftRelation = { readonly id: string; readonly type: Relation; readonly slug: string };

/** A product or service as editors write it. Everything else of it, its films for example, stays as it is. */
export type ProductDraft = {
  readonly names: Texts;
  readonly short: Texts;
  /** Paragraphs, separated by an empty line. */
  readonly long: Texts;
  /** Of a service. */
  readonly benefits: Readonly<Record<string, readonly string[]>>;
  /** Of a service. */
  readonly details: Readonly<Record<string, readonly string[]>>;
  /** Its id. */
  readonly brand: string | null;
  readonly position: number;
  /** Slugs; the first one gives its address. */
  readonly classifications: readonly string[];
  /** Two-letter codes; none: everywhere. */
  readonly countries: readonly string[];
  readonly capabilities: readonly string[];
  /** By attribute: one, or one for each system. */
  readonly values: Readonly<Record<string, readonly DraftValue[]>>;
  readonly related: readonly DraftRelation[];
};

/** How long the texts of a product may be. */
export const productLimits = {
  name: 120,
  short: 300,
  long: 10_000,
  line: 300,
  lines: 6,
  value: 300,
} as const;

/** What visitors see of a product. */
export const productStates = ['PUBLISHED', 'CHANGED', 'DRAFT', 'WITHDRAWN'] as const;
export type ProductState = (typeof productStates)[number];

/**
 * What is wrong in a draft. Errors keep it from being published, never from being saved; `outside` is a
 * warning.
 */
export const productProblemCodes = [
  'missing',
  'tooLong',
  /** Not known here: a class, a brand, an attribute. */
  'unknown',
  /** A class of the other kind, of services for a product. */
  'otherType',
  /** A measured value that nobody can read. */
  'unreadable',
  /** From the larger to the smaller; `suggestion` is the other way round. */
  'order',
  /** A unit that measures something else. */
  'otherUnit',
  /** Two values for the same readers. */
  'twice',
  /** The product itself, or one that is not there. */
  'relation',
  /** Outside of what the other products of the class have. */
  'outside',
] as const;
export type ProductProblemCode = (typeof productProblemCodes)[number];

export type ProductProblem = {
  readonly code: ProductProblemCode;
  /** `names/de`, `values/cross_section`, `related/service:maintenance`. */
  readonly field: string;
  readonly isWarning: boolean;
  /** What the sentence refers to: a length, a class, the range of the others. */
  readonly detail: string | null;
  /** To be taken over with one press. */
  readonly suggestion: string | null;
};
