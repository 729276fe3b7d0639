import type { documentTypes, Relation } from './catalogue.ts';

/** A text by language. */
type Texts = Readonly<Record<string, string>>;

/** A technical value as it was typed, or taken over from a file. */
export type DraftValue = {
  /** `0.13–6 mm²`, `AWG 22–10`, `±(0.2 % + 1 mm)`; for an attribute with words, the English ones. */
  readonly text: string;
  /** For an attribute with words, by language; absent: `text` is used in every language. */
  readonly words?: Texts;
  /** Where the text names no unit: one other than the attribute's. */
  readonly unit?: string;
  /** The readers for whom it is meant, where its unit does not decide that. */
  readonly system?: 'Metric' | 'Imperial';
};

/** Its id is the relation and the slug: `service:maintenance`. */
export type DraftRelation = { readonly id: string; readonly type: Relation; readonly slug: string };

/** A picture as the catalogue stores it; its bytes are found by their hash. */
export type DraftImage = {
  readonly hash: string;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  /** The name of the uploaded file. */
  readonly name: string;
  /** `cutout`: the machine alone, without a background; `scene`: a picture with its own. */
  readonly kind: 'cutout' | 'scene';
  readonly alt: Texts;
  /** The focal point for cropping, in fractions from the left and the top; absent: the centre. */
  readonly focalX?: number;
  readonly focalY?: number;
};

/** The first one represents the product. */
export type DraftPicture = DraftImage & { readonly id: string };

/** A picture or film with a title and paragraphs. */
export type DraftHighlight = {
  readonly id: string;
  readonly image: DraftImage | null;
  /** Address of a film. */
  readonly videoUrl: string | null;
  readonly names: Texts;
  readonly texts: Texts;
};

/** A version of the product that can be ordered; it states only the differences. */
export type DraftVariant = {
  readonly id: string;
  /** Its names for readers of either system of units. */
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
  /** Whether only signed-in readers may download it. */
  readonly login: boolean;
  readonly thumbnail: DraftImage | null;
  /** The files, by language. */
  readonly files: Readonly<Record<string, DraftFile>>;
};

/** Addresses as the catalogue stores them: `/media/{hash}/{name}`, `/image/{hash}`, or another provider's. */
export type DraftFilm = {
  readonly url: string;
  /** The same film in another format. */
  readonly alternativeUrl: string | null;
  /** The picture before the film starts; the word `null`: none. */
  readonly posterUrl: string | null;
  readonly isSilent: boolean;
  /** What the film shows; null: the product itself. */
  readonly titles: Texts | null;
};

/** A product or service as editors write it. */
export type ProductDraft = {
  readonly names: Texts;
  readonly short: Texts;
  /** Paragraphs, separated by an empty line. */
  readonly long: Texts;
  /** Only of services. */
  readonly benefits: Readonly<Record<string, readonly string[]>>;
  /** Only of services. */
  readonly details: Readonly<Record<string, readonly string[]>>;
  /** The id of the brand. */
  readonly brand: string | null;
  readonly position: number;
  /** Slugs; the first one determines the address. */
  readonly classifications: readonly string[];
  /** Two-letter codes; empty: everywhere. */
  readonly countries: readonly string[];
  readonly capabilities: readonly string[];
  /** By attribute: one value, or one for each system of units. */
  readonly values: Readonly<Record<string, readonly DraftValue[]>>;
  readonly related: readonly DraftRelation[];
  readonly images: readonly DraftPicture[];
  readonly highlights: readonly DraftHighlight[];
  readonly variants: readonly DraftVariant[];
  readonly documents: readonly DraftDocument[];
  readonly film: DraftFilm | null;
  /** A 3-D model: a GLB file. */
  readonly model: { readonly url: string; readonly size: number } | null;
};

/** The parts of a draft that may hold files and values beside the product's own. */
export type DraftParts = Pick<
  ProductDraft,
  'images' | 'highlights' | 'variants' | 'documents' | 'film' | 'model'
>;

/** The maximum lengths of a product's texts. */
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

/** What can be wrong in a draft. Errors prevent its publication, never its saving; `outside` is a warning. */
export const productProblemCodes = [
  'missing',
  'tooLong',
  /** Not in this catalogue: a class, a brand, an attribute. */
  'unknown',
  /** A class for the other kind: one for services on a product. */
  'otherType',
  /** A measured value that cannot be parsed. */
  'unreadable',
  /** The larger value comes first; `suggestion` swaps them. */
  'order',
  /** A unit of another quantity. */
  'otherUnit',
  /** Two values for the same readers. */
  'twice',
  /** A relation to the product itself, or to one that does not exist. */
  'relation',
  /** Outside the range of the other products of the class. */
  'outside',
  /** A highlight without a picture or film, or a document without a file. */
  'nothingToSee',
  /** The address of another product's document. */
  'taken',
] as const;
export type ProductProblemCode = (typeof productProblemCodes)[number];

export type ProductProblem = {
  readonly code: ProductProblemCode;
  /** `names/de`, `values/cross_section`, `related/service:maintenance`. */
  readonly field: string;
  readonly isWarning: boolean;
  /** What the message refers to: a length, a class, the range of the others. */
  readonly detail: string | null;
  /** Applied with one click. */
  readonly suggestion: string | null;
};
