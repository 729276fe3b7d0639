import { type PlacedPicture, placedPicture } from '#web/site/render/pictures/placed-picture.ts';
import type { ProductImage } from './comparison-query.ts';

/**
 * The main picture of a product, without alternative text, since the name stands beside it. Null: there is
 * none.
 */
export function productPicture(
  images: readonly ProductImage[],
  place: 'compared' | 'basket',
): PlacedPicture | null {
  const image = images.find((one) => one.default) ?? images[0];
  if (!image) return null;
  return { ...placedPicture(place, { ...image, src: image.url }, 'contain', true), alt: '' };
}
