import { getSrcSet, imageCandidates } from '#contracts/content/image-candidates.ts';
import { deliveredSize, type ImageSizeName, imageUrl } from '#contracts/content/images.ts';
import type { PictureSource } from '#web/design/picture/picture.tsx';
import type { ProductImage } from './comparison-query.ts';

/** The picture that stands for a product; its name stands beside, so it needs no other words. Null: there is none. */
export function productPicture(
  images: readonly ProductImage[],
  size: ImageSizeName = 'classification',
): PictureSource | null {
  const image = images.find((one) => one.default) ?? images[0];
  if (!image) return null;
  const stored = { ...image, src: image.url };
  return {
    src: imageUrl(stored, size),
    avifSet: getSrcSet(imageCandidates(stored, [size], 'avif')),
    ...deliveredSize(stored, size),
    alt: '',
  };
}
