import type { Image } from '../values.ts';
import { deliveredSize, type ImageFormat, type ImageSizeName, imageUrl } from './images.ts';

/** A picture in one size, in CSS pixels. */
export type ImageCandidate = { readonly url: string; readonly width: number; readonly height: number };

/**
 * A picture in the sizes of one place, each width once: a picture that is smaller than several of them is delivered
 * in the same width under several names, and a box that it does not fill has no larger sizes after it. A drawing
 * (SVG) has one size.
 */
export function imageCandidates(
  image: Pick<Image, 'src' | 'contentType' | 'focalX' | 'focalY' | 'width' | 'height'>,
  names: readonly [ImageSizeName, ...ImageSizeName[]],
  format: ImageFormat,
): readonly [ImageCandidate, ...ImageCandidate[]] {
  if (image.contentType === 'image/svg+xml') {
    return [{ url: imageUrl(image, names[0]), width: image.width, height: image.height }];
  }
  const byWidth = new Map<number, ImageCandidate>();
  let isWhole = false;
  for (const name of names) {
    if (isWhole) break;
    const size = deliveredSize(image, name);
    isWhole = size.width >= image.width || size.height >= image.height;
    if (!byWidth.has(size.width)) byWidth.set(size.width, { url: imageUrl(image, name, format), ...size });
  }
  return [...byWidth.values()] as [ImageCandidate, ...ImageCandidate[]];
}

/** The value of the HTML attribute `srcset`. */
export function getSrcSet(candidates: readonly ImageCandidate[]): string {
  return candidates.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
