import type { Relation } from '#contracts/products/catalogue.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import type { DocumentVersion, ProductDocument } from '../document/stored-document.ts';
import type { StoredImage } from '../image/stored-image.ts';
import type { Texts } from '../language/texts.ts';
import type { Range, StoredSpecification } from '../specification/stored-specification.ts';

/** A highlight; its text is in `ProductTexts`, at the same position. */
export type StoredHighlight<Picture = StoredImage> = { image: Picture | null; videoUrl: string | null };

export type StoredVariant = {
  id: string;
  metric: Texts;
  imperial: Texts;
  /** Only the values that differ from the product's. */
  specifications: StoredSpecification[];
};

export type StoredRelation = { type: Relation; slug: string };

/** The texts in one language; null: the English text is shown. */
export type ProductTexts = {
  short: string | null;
  /** Paragraphs, separated by an empty line. */
  long: string | null;
  highlights: { name: string; text: string }[] | null;
  /** Only of services, at most six. */
  benefits: string[] | null;
  /** Only of services, at most six. */
  details: string[] | null;
};

/** A 3-D model in GLB format; its bytes are in the file store. */
export type StoredModel = { url: string; size: number };

/** A product or service as it is stored; before that, its pictures and documents may still be files. */
export type Product<Picture = StoredImage, Version = DocumentVersion> = {
  slug: string;
  type: CatalogueType;
  /** The id of the brand. */
  brand: string | null;
  position: number;
  names: Texts;
  /** Slugs; the first one determines the address. */
  classifications: string[];
  /** Two-letter codes, or ALL; empty: everywhere. */
  countries: string[];
  capabilities: string[];
  images: Picture[];
  highlights: StoredHighlight<Picture>[];
  specifications: StoredSpecification[];
  /** Ranges for filters, of the product and its variants. */
  ranges: Range[];
  variants: StoredVariant[];
  related: StoredRelation[];
  videoUrl: string | null;
  videoImageUrl: string | null;
  /** The same film in another format. */
  videoAlternativeUrl: string | null;
  videoIsSilent: boolean;
  /** What the film shows; null: the product itself. */
  videoTitles: Texts | null;
  model: StoredModel | null;
  /** By language; English always exists. */
  texts: Readonly<Record<string, ProductTexts>>;
  documents: ProductDocument<Picture, Version>[];
};
