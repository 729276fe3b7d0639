import { findText, type Texts } from '../language/texts.ts';

/** `cutout`: the machine alone, without a ground; `scene`: a picture with its own ground. */
export type ImageKind = 'cutout' | 'scene';

/** A picture as the rows of the catalogue hold it; its bytes are in the file store. */
export type StoredImage = {
  hash: string;
  contentType: string;
  width: number;
  height: number;
  /** Of the file that was taken in. */
  name: string;
  kind: ImageKind;
  alt: Texts;
};

export type DeliveredImage = Omit<StoredImage, 'alt' | 'hash'> & {
  url: string;
  alt: string;
  focalX: number;
  focalY: number;
  default: boolean;
};

/** `isDefault`: the one that stands for the whole. Pictures of machines are never cut, so their middle is in focus. */
export function deliverImage(
  { hash, alt, ...image }: StoredImage,
  language: string,
  isDefault = true,
): DeliveredImage {
  return {
    ...image,
    url: imageUrl(hash),
    alt: findText(alt, language),
    focalX: 0.5,
    focalY: 0.5,
    default: isDefault,
  };
}

export function imageUrl(hash: string): string {
  return `/image/${hash}`;
}
