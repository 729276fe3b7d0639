import type { ImageFormat, ImageVariant } from '#contracts/content/images/images.ts';
import { openPicture } from './open-picture.ts';

/**
 * For 90: 36 dB PSNR over the pictures of the sample, in half of the bytes of WebP; side by side no eye parts them. For 60,
 * with three pixels a point, neither.
 */
const avifQuality = { 60: 24, 90: 47, 100: 80 } as const;
/** What is wider is shown with two or three pixels a point, where the eye sees less of each. */
const avifDense = { from: 1300, quality: 38 } as const;

type Picture = { readonly source: string | Buffer; readonly width: number; readonly height: number };

/** Renders a picture in one size and format. */
export async function transform(
  { source, width, height }: Picture,
  { size, focalX, focalY }: ImageVariant,
  format: ImageFormat,
): Promise<Buffer> {
  const image = await openPicture(source);
  if (size.mode === 'crop' && size.width && size.height) {
    const box = { width: size.width, height: size.height };
    const scale = Math.max(box.width / width, box.height / height);
    const scaled = {
      width: Math.max(box.width, Math.round(width * scale)),
      height: Math.max(box.height, Math.round(height * scale)),
    };
    image.resize({ ...scaled, fit: 'fill' }).extract({
      left: offset(scaled.width, box.width, focalX),
      top: offset(scaled.height, box.height, focalY),
      ...box,
    });
  } else if (size.mode === 'pad') {
    const ground = '#ffffff';
    const margin = Math.round((size.width ?? 0) / 12);
    const inner = { width: (size.width ?? 0) - 2 * margin, height: (size.height ?? 0) - 2 * margin };
    image
      .resize({ ...inner, fit: 'contain', background: ground })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
      .flatten({ background: ground });
  } else {
    image.resize({ width: size.width, height: size.height, fit: 'inside', withoutEnlargement: true });
  }
  // The first reader of a picture waits for it. WebP, 2: a third of the time of the default for about two per cent more
  // bytes. AVIF, 0: 23 ms for a phone's picture in place of 60 with 1, for a fifth more bytes and 1.5 dB less: the first one
  // who sees a page has its largest picture half a second sooner (Lighthouse).
  const isDense = (size.width ?? 0) >= avifDense.from;
  switch (format) {
    case 'avif':
      return image
        .avif({ quality: isDense ? avifDense.quality : avifQuality[size.quality], effort: 0 })
        .toBuffer();
    case 'webp':
      return image.webp({ quality: size.quality, effort: 2 }).toBuffer();
    case 'png':
      return image.png().toBuffer();
  }
}

/** Where a window of `box` begins so that the focal point lies in its middle, as far as the edges allow. */
function offset(full: number, box: number, focal: number): number {
  return Math.round(Math.min(Math.max(full * focal - box / 2, 0), full - box));
}
