import type { AttributeGroup } from '../attribute/save-attribute-groups.ts';
import type { Attribute } from '../attribute/save-attributes.ts';
import type { Brand } from '../brand/save-brands.ts';
import type { Capability } from '../capability/save-capabilities.ts';
import type { Classification } from '../classification/save-classifications.ts';
import type { ImageKind } from '../image/stored-image.ts';
import type { Texts } from '../language/texts.ts';
import type { Product } from '../product/stored-product.ts';

/** A picture that is still a file in the media directory. */
export type SeedImage = { name: string; kind: ImageKind; alt: Texts };

/** A document in one language that is still a file. */
export type SeedVersion = { language: string; fileName: string };

export type SeedProduct = Product<SeedImage, SeedVersion> & {
  /**
   * Files in the media directory for the film, its alternative format and its poster, in place of their
   * addresses.
   */
  films: { main: string | null; alternative: string | null; poster: string | null };
  /** A model in the media directory, in place of `model`. */
  modelFile: string | null;
};

/** A catalogue that was read from files and checked. */
export type SeedCatalogue = {
  /** Groups of attributes. */
  groups: AttributeGroup[];
  attributes: Attribute[];
  brands: Brand<SeedImage>[];
  capabilities: Capability<SeedImage>[];
  classifications: Classification<SeedImage>[];
  products: SeedProduct[];
};
