import {
  type ImageFormat,
  type ImageVariant,
  imageSizes,
  sizeKey,
  variantOfKey,
} from '#contracts/content/images.ts';

/** `/image/{picture}/{size}.{format}`, or a drawing as it is; the doorkeeper knows which picture its name means. */
export type ImageAddress =
  | { readonly picture: string; readonly kind: 'original' }
  | {
      readonly picture: string;
      readonly kind: 'drawn';
      readonly name: string;
      readonly variant: ImageVariant;
      readonly format: ImageFormat;
    };

/** The picture alone, without a size (CAT-00): as wide as a page shows it beside nothing else. */
const alone = `${sizeKey(imageSizes.Stretched)}.webp`;

/** Reads the address of a picture. Undefined: no size that the product uses. */
export function parseImageAddress(pathname: string): ImageAddress | undefined {
  const [, picture = '', name = alone] = /^\/image\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  if (picture === '') return undefined;
  if (name === 'original.svg') return { picture, kind: 'original' };
  const [, key = '', format] = /^(.+)\.(avif|webp|png)$/.exec(name) ?? [];
  const variant = variantOfKey(key);
  return variant && { picture, kind: 'drawn', name, variant, format: format as ImageFormat };
}
