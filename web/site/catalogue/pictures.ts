import type { PlaceName } from '#web/site/render/pictures/picture-places.ts';
import { type PlacedPicture, placedPicture } from '#web/site/render/pictures/placed-picture.ts';
import type { ProductImage } from './product-fields.ts';

/**
 * A picture in the sizes of its place; null where there is none. In the first screen it is offered as AVIF,
 * too.
 */
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

/** The pictures of a product, the default one first. */
export function orderedImages<I extends { default: boolean }>(images: readonly I[]): I[] {
  return [...images].sort((a, b) => Number(b.default) - Number(a.default));
}

/** Cut-out machines are shown whole on a stage; pictures with a background fill their place. */
function getFit(image: Pick<ProductImage, 'kind'>): 'contain' | 'cover' {
  return image.kind === 'scene' ? 'cover' : 'contain';
}
