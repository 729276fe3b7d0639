import type { documentTypes, Relation } from './catalogue.ts';

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

/** A picture as the catalogue keeps it: its bytes are found by their hash. */
export type DraftImage = {
  readonly hash: string;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  /** Of the file that was taken in. */
  readonly name: string;
  /** `cutout`: the machine alone, without a ground; `scene`: a picture with its own ground. */
  readonly kind: 'cutout' | 'scene';
  readonly alt: Texts;
  /** What stays in view when it is cut, in fractions from the left and the top; absent: the middle. */
  readonly focalX?: number;
  readonly focalY?: number;
};

/** The first one stands for the product. */
export type DraftPicture = DraftImage & { readonly id: string };

/** Something to see, with a name and paragraphs to it. */
export type DraftHighlight = {
  readonly id: string;
  readonly image: DraftImage | null;
  /** Address of a film. */
  readonly videoUrl: string | null;
  readonly names: Texts;
  readonly texts: Texts;
};

/** A version of the product that can be ordered; it says only what differs. */
export type DraftVariant = {
  readonly id: string;
  /** What readers of either system call it. */
  readonly metric: Texts;
  readonly imperial: Texts;
  readonly values: Readonly<Record<string, readonly DraftValue[]>>;
};

export type DraftFile = {
  readonly hash: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
};

/** Its id is its slug, by which it is downloaded: `/file/{slug}`. */
export type DraftDocument = {
  readonly id: string;
  readonly type: (typeof documentTypes)[number];
  readonly names: Texts;
  /** Only for signed-in readers. */
  readonly login: boolean;
  readonly thumbnail: DraftImage | null;
  /** By language. */
  readonly files: Readonly<Record<string, DraftFile>>;
};

/** Addresses as the catalogue keeps them: `/media/{hash}/{name}`, `/image/{hash}`, or those of another provider. */
export type DraftFilm = {
  readonly url: string;
  /** The same film in another format. */
  readonly alternativeUrl: string | null;
  /** The picture before it begins; `null` as a word: none. */
  readonly posterUrl: string | null;
  readonly isSilent: boolean;
  /** What is seen in it; null: the product itself. */
  readonly titles: Texts | null;
};

/** A product or service as editors write it. */
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
  readonly images: readonly DraftPicture[];
  readonly highlights: readonly DraftHighlight[];
  readonly variants: readonly DraftVariant[];
  readonly documents: readonly DraftDocument[];
  readonly film: DraftFilm | null;
  /** To turn and look at from all sides: a GLB file. */
  readonly model: { readonly url: string; readonly size: number } | null;
};

/** What of a draft may hold files and values beside the product's own. */
export type DraftParts = Pick<
  ProductDraft,
  'images' | 'highlights' | 'variants' | 'documents' | 'film' | 'model'
>;

/** How long the texts of a product may be. */
export const productLimits = {
  name: 120,
  short: 300,
  long: 10_000,
  line: 300,
  lines: 6,
  value: 300,
  alt: 300,
  highlightName: 120,
  highlightText: 2000,
  images: 24,
  highlights: 12,
  variants: 40,
  documents: 60,
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
  /** A highlight or document without anything to see or to load. */
  'nothingToSee',
  /** The address of a document that another product has. */
  'taken',
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
