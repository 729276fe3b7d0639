import type { Page } from 'playwright-core';
import { imageSizes, sizeKey } from '#contracts/content/images/images.ts';
import { settles } from '../support/browser/behaviour.ts';

/** The windows in which pictures are measured: width, and device pixels per CSS pixel. */
export const windows = [
  { width: 390, density: 3 },
  { width: 820, density: 2 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
  { width: 1920, density: 2 },
] as const;

/**
 * Chromium switches between two widths at their geometric mean; below this value, missing pixels are visible.
 */
export const leastSharpness = 0.87;

export type ShownPicture = {
  /** The address that the browser chose. */
  readonly src: string;
  /** Pixels of the file for each device pixel that the picture covers, including the cropped part. */
  readonly sharpness: number;
  /**
   * The file has the size of the original: there is no larger one, so the place on the page is too large for
   * it.
   */
  readonly isWhole: boolean;
  /** The width of the file, and the width in device pixels that the whole picture would cover. */
  readonly width: number;
  readonly needed: number;
  /** The element that holds it, with its size. */
  readonly place: string;
};

const largest = Object.values(imageSizes).reduce<{ width: number; key: string }>(
  (most, size) =>
    size.mode === 'fit' && !('height' in size) && size.width > most.width
      ? { width: size.width, key: sizeKey(size) }
      : most,
  { width: 0, key: '' },
).key;

/** Measures every visible bitmap of the page; drawings are sharp at any size. */
export async function measurePictures(page: Page): Promise<ShownPicture[]> {
  await settles(page);
  return page.evaluate(async (largestKey) => {
    /** The size of the file itself: an image with `srcset` reports its width in CSS pixels. */
    const fileSize = async (src: string) => {
      const file = new Image();
      file.src = src;
      await file.decode();
      return { width: file.naturalWidth, height: file.naturalHeight };
    };
    const original = async (src: string) => {
      const large = src.replace(/\/[^/]+\.(?:webp|avif|png)$/, `/${largestKey}.webp`);
      return large === src || !src.includes('/image/') ? fileSize(src) : fileSize(large);
    };
    const shown = [...document.images].filter((image) => {
      const { width, height } = image.getBoundingClientRect();
      return width > 1 && height > 1 && !image.closest('dialog:not([open])');
    });
    for (const image of shown) image.loading = 'eager';
    const pictures = shown.map(async (image) => {
      if (!image.complete) {
        await new Promise((done) => {
          image.addEventListener('load', done, { once: true });
          image.addEventListener('error', done, { once: true });
        });
      }
      const src = image.currentSrc || image.src;
      if (/\.svg$|^data:|^blob:/.test(src)) return [];
      const file = await fileSize(src);
      const style = getComputedStyle(image);
      const box = {
        width: image.clientWidth || image.offsetWidth,
        height: image.clientHeight || image.offsetHeight,
      };
      const scales = [box.width / file.width, box.height / file.height];
      const scale =
        style.objectFit === 'cover'
          ? Math.max(...scales)
          : style.objectFit === 'contain'
            ? Math.min(...scales)
            : style.objectFit === 'scale-down'
              ? // At most the width in `sizes`, which is the natural width that the page knows.
                Math.min(...scales, image.naturalWidth / file.width)
              : (scales[0] ?? 0);
      const sharpness = 1 / (scale * devicePixelRatio);
      const from = sharpness < 1 ? await original(src) : file;
      const most = Math.min(from.width, from.height * (file.width / file.height));
      const block = image.closest('section, header, article, li');
      return [
        {
          src: new URL(src).pathname,
          sharpness,
          isWhole: file.width >= most - 2,
          width: file.width,
          needed: Math.round(file.width / sharpness),
          place: `${block?.tagName.toLowerCase() ?? 'page'}.${String(image.parentElement?.className).split(' ')[0]} ${Math.round(box.width)}x${Math.round(box.height)}`,
        },
      ];
    });
    return (await Promise.all(pictures)).flat();
  }, largest);
}
