import {
  type ImageFormat,
  type ImageVariant,
  imageSizes,
  sizeKey,
  variantOfKey,
} from '#contracts/content/images.ts';

/** `/image/{hash}/{size}.{format}`, or a drawing as it is. */
export type ImageAddress =
  | { readonly hash: string; readonly kind: 'original' }
  | {
      readonly hash: string;
      readonly kind: 'drawn';
      readonly name: string;
      readonly variant: ImageVariant;
      readonly format: ImageFormat;
    };

/** The picture alone, without a size (CAT-00): as wide as a page shows it beside nothing else. */
const alone = `${sizeKey(imageSizes.Stretched)}.webp`;

/** Reads the address of a picture. Undefined: no size that the product uses. */
export function parseImageAddress(pathname: string): ImageAddress | undefined {
  const [, hash = '', name = alone] = /^\/image\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  if (hash === '') return undefined;
  if (name === 'original.svg') return { hash, kind: 'original' };
  const [, key = '', format] = /^(.+)\.(avif|webp|png)$/.exec(name) ?? [];
  const variant = variantOfKey(key);
  return variant && { hash, kind: 'drawn', name, variant, format: format as ImageFormat };
}
