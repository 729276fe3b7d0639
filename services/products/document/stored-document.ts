import type { documentTypes } from '#contracts/products/catalogue.ts';
import type { StoredImage } from '../image/stored-image.ts';
import type { Texts } from '../language/texts.ts';

export type DocumentVersion = {
  language: string;
  hash: string;
  fileName: string;
  contentType: string;
  size: number;
};

export type ProductDocument<Picture = StoredImage, Version = DocumentVersion> = {
  slug: string;
  type: (typeof documentTypes)[number];
  names: Texts;
  thumbnail: Picture | null;
  /** Whether only signed-in readers may download it. */
  login: boolean;
  versions: Version[];
};
