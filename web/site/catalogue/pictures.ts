import type { PlaceName } from '#web/site/render/pictures/picture-places.ts';
import { type PlacedPicture, placedPicture } from '#web/site/render/pictures/placed-picture.ts';
import type { ProductImage } from './product-fields.ts';

/** A picture in the sizes of its place; null where there is none. One of the first screen comes as AVIF, too. */
export function findPicture<I extends ProductImage | null | undefined>(
  place: PlaceName,
  image: I,
  asAvif?: boolean,
): I extends ProductImage ? PlacedPicture : PlacedPicture | null;
export function findPicture(
  place: PlaceName,
  image: ProductImage | null | undefined,
  asAvif = false,
): PlacedPicture | null {
  return image ? placedPicture(place, { ...image, src: image.url }, getFit(image), asAvif) : null;
}

/** The picture that stands for a product, then the others. */
export function orderedImages<I extends { default: boolean }>(images: readonly I[]): I[] {
  return [...images].sort((a, b) => Number(b.default) - Number(a.default));
}

/** Machines cut out of their ground stand on a stage, pictures with a ground fill their place. */
function getFit(image: Pick<ProductImage, 'kind'>): 'contain' | 'cover' {
  return image.kind === 'scene' ? 'cover' : 'contain';
}
