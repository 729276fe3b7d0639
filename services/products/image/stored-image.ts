import { type AddressOf, openAddress } from '#services/foundation/cryptography/sign-file-address.ts';
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
  /** What stays in view when it is cut; absent: the middle. */
  focalX?: number;
  focalY?: number;
};

export type DeliveredImage = Omit<StoredImage, 'alt' | 'hash'> & {
  url: string;
  alt: string;
  focalX: number;
  focalY: number;
  default: boolean;
};

/** `isDefault`: the one that stands for the whole. `address`: that of the reader, where not everybody sees the picture. */
export function deliverImage(
  { hash, alt, ...image }: StoredImage,
  language: string,
  { isDefault = true, address = openAddress }: { isDefault?: boolean; address?: AddressOf } = {},
): DeliveredImage {
  return {
    focalX: 0.5,
    focalY: 0.5,
    ...image,
    url: address('image', hash),
    alt: findText(alt, language),
    default: isDefault,
  };
}

/** An address as it is stored, for the reader: `/media/{hash}/{name}`, `/image/{hash}`; others stay as they are. */
export function deliverAddress(stored: string | null, address: AddressOf): string | null {
  const [, door, hash = '', rest = ''] =
    /^\/(image|media)\/([0-9a-f]{40,64})(\/.*)?$/.exec(stored ?? '') ?? [];
  return door === 'image' || door === 'media' ? `${address(door, hash)}${rest}` : stored;
}

export function imageUrl(hash: string): string {
  return `/image/${hash}`;
}
