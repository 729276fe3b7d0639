import { type AddressOf, openAddress } from '#services/foundation/cryptography/sign-file-address.ts';
import { findText, type Texts } from '../language/texts.ts';

/** `cutout`: the machine without a background; `scene`: a picture with its own background. */
export type ImageKind = 'cutout' | 'scene';

/** A picture as it is stored in the rows of the catalogue; its bytes are in the file store. */
export type StoredImage = {
  hash: string;
  contentType: string;
  width: number;
  height: number;
  /** The name of the imported file. */
  name: string;
  kind: ImageKind;
  alt: Texts;
  /** The point that stays in view when the picture is cropped; absent: the centre. */
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

/**
 * `isDefault`: whether the picture represents the product. `address`: gives the reader's address where not
 * everybody may see the picture.
 */
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

/**
 * The reader's address for a stored one: `/media/{hash}/{name}`, `/image/{hash}`; others stay as they are.
 */
export function deliverAddress(stored: string | null, address: AddressOf): string | null {
  const [, door, hash = '', rest = ''] =
    /^\/(image|media)\/([0-9a-f]{40,64})(\/.*)?$/.exec(stored ?? '') ?? [];
  return door === 'image' || door === 'media' ? `${address(door, hash)}${rest}` : stored;
}

export function imageUrl(hash: string): string {
  return `/image/${hash}`;
}
