import type { Image } from '../values.ts';

/**
 * The sizes in which pictures are delivered (PAG-02, IMG-02); nothing else is accepted, so that nobody can make the
 * server render sizes that no page uses. `crop` cuts to the box around the focal point, `fit` keeps everything.
 */
export type ImageSize = { width?: number; height?: number; mode: 'crop' | 'fit'; quality: 60 | 90 | 100 };

/**
 * Each width is at most 1.32 times the one before: browsers take the nearer of two, and so never one that is less than 0.87
 * of what they show (0074). Shapes of two sides come in the same steps.
 */
export const imageSizes = {
  Stretched: { width: 1180, mode: 'fit', quality: 90 },
  StretchedVideo: { width: 1200, height: 675, mode: 'crop', quality: 90 },
  BreakOut: { width: 980, mode: 'fit', quality: 90 },
  Inline: { width: 780, mode: 'fit', quality: 90 },
  AsideSquare: { width: 960, height: 960, mode: 'crop', quality: 90 },
  AsideVideo: { width: 960, height: 540, mode: 'crop', quality: 90 },
  classification: { width: 480, mode: 'fit', quality: 90 },
  phone: { width: 620, mode: 'fit', quality: 90 },
  /** Of four cards beside each other. */
  card: { width: 370, mode: 'fit', quality: 90 },
  classificationLarge: { width: 1200, mode: 'fit', quality: 90 },
  galleryThumbnail: { width: 56, height: 56, mode: 'crop', quality: 90 },
  galleryThumbnail2: { width: 112, height: 112, mode: 'crop', quality: 90 },
  galleryThumbnail3: { width: 168, height: 168, mode: 'crop', quality: 60 },
  lightboxThumbnail: { width: 80, height: 80, mode: 'crop', quality: 90 },
  lightboxThumbnail2: { width: 160, height: 160, mode: 'crop', quality: 90 },
  lightboxThumbnail3: { width: 240, height: 240, mode: 'crop', quality: 90 },
  document: { width: 128, height: 180, mode: 'fit', quality: 90 },
  document2: { width: 256, height: 360, mode: 'fit', quality: 90 },
  document3: { width: 384, height: 540, mode: 'fit', quality: 90 },
  marketingLogo: { width: 304, height: 52, mode: 'fit', quality: 100 },
  brandLogo: { height: 96, mode: 'fit', quality: 100 },
  brandLogoSmall: { width: 96, mode: 'fit', quality: 100 },
  /** Up to the whole width of a screen of 1920 points with two pixels each. */
  w1400: { width: 1400, mode: 'fit', quality: 90 },
  w1600: { width: 1600, mode: 'fit', quality: 90 },
  w2000: { width: 2000, mode: 'fit', quality: 90 },
  w2560: { width: 2560, mode: 'fit', quality: 90 },
  w3200: { width: 3200, mode: 'fit', quality: 90 },
  w3840: { width: 3840, mode: 'fit', quality: 90 },
  square480: { width: 480, height: 480, mode: 'crop', quality: 90 },
  square620: { width: 620, height: 620, mode: 'crop', quality: 90 },
  square780: { width: 780, height: 780, mode: 'crop', quality: 90 },
  square1200: { width: 1200, height: 1200, mode: 'crop', quality: 90 },
  square1560: { width: 1560, height: 1560, mode: 'crop', quality: 90 },
  video480: { width: 480, height: 270, mode: 'crop', quality: 90 },
  video620: { width: 620, height: 349, mode: 'crop', quality: 90 },
  video780: { width: 780, height: 439, mode: 'crop', quality: 90 },
  video1560: { width: 1560, height: 878, mode: 'crop', quality: 90 },
  video2000: { width: 2000, height: 1125, mode: 'crop', quality: 90 },
  video2400: { width: 2400, height: 1350, mode: 'crop', quality: 90 },
  /** For phones, which show three pixels a point: an eye sees less of each. */
  dense480: { width: 480, mode: 'fit', quality: 60 },
  dense620: { width: 620, mode: 'fit', quality: 60 },
  dense780: { width: 780, mode: 'fit', quality: 60 },
  dense980: { width: 980, mode: 'fit', quality: 60 },
  dense1200: { width: 1200, mode: 'fit', quality: 60 },
  dense1560: { width: 1560, mode: 'fit', quality: 60 },
  denseSquare780: { width: 780, height: 780, mode: 'crop', quality: 60 },
  denseSquare900: { width: 900, height: 900, mode: 'crop', quality: 60 },
  denseSquare1040: { width: 1040, height: 1040, mode: 'crop', quality: 60 },
  denseSquare1200: { width: 1200, height: 1200, mode: 'crop', quality: 60 },
  /** Open Graph asks for 1200 × 630. */
  share: { width: 1200, height: 630, mode: 'crop', quality: 90 },
} as const satisfies Record<string, ImageSize>;

export type ImageSizeName = keyof typeof imageSizes;
/** AVIF takes many times as long to draw as WebP for half the bytes: for the one picture that a page waits for. */
export type ImageFormat = 'avif' | 'webp' | 'png';

/** `1180-fit-90`, `960x540-crop-90`, `x96-fit-100`: the part of the address that names a size. */
export function sizeKey(size: ImageSize): string {
  const box = size.width
    ? size.height
      ? `${size.width}x${size.height}`
      : `${size.width}`
    : `x${size.height}`;
  return `${box}-${size.mode}-${size.quality}`;
}

const sizesByKey = new Map(Object.values(imageSizes).map((size: ImageSize) => [sizeKey(size), size]));

/** A size, and for crops the point that stays in view: fractions from top left. */
export type ImageVariant = { size: ImageSize; focalX: number; focalY: number };

const variantKey = /^([a-z0-9-]+?)(?:@(0|[1-9]0|100)x(0|[1-9]0|100))?$/;

/** Reads `960x960-crop-90@70x50`. Undefined: not an allowed size, or a focal point beside the steps. */
export function variantOfKey(key: string): ImageVariant | undefined {
  const [, name = '', x, y] = variantKey.exec(key) ?? [];
  const size = sizesByKey.get(name);
  if (!size || (x !== undefined && size.mode !== 'crop')) return undefined;
  const [focalX, focalY] = [Number(x ?? 50) / 100, Number(y ?? 50) / 100];
  const isCentre = focalX === 0.5 && focalY === 0.5;
  if (focalX > 1 || focalY > 1 || (x !== undefined && isCentre)) return undefined;
  return { size, focalX, focalY };
}

/** Address of a picture in one allowed size. Drawings (SVG) have one address for all sizes. */
export function imageUrl(
  image: Pick<Image, 'src' | 'contentType' | 'focalX' | 'focalY'>,
  name: ImageSizeName,
  format: ImageFormat = 'webp',
): string {
  if (image.contentType === 'image/svg+xml') return `${image.src}/original.svg`;
  const size = imageSizes[name];
  const focal = size.mode === 'crop' ? focalKey(image) : '';
  return `${image.src}/${sizeKey(size)}${focal}.${format}`;
}

/** Steps of a tenth: finer ones would be no other picture to the eye, but another file. */
function focalKey({ focalX, focalY }: Pick<Image, 'focalX' | 'focalY'>): string {
  const [x, y] = [focalX, focalY].map((fraction) => Math.round(fraction * 10) * 10);
  return x === 50 && y === 50 ? '' : `@${x}x${y}`;
}

/** Shown where an editor gave no picture (IMG-01). */
export const placeholderImage: Image = {
  src: '/image/placeholder',
  alt: '',
  width: 1200,
  height: 900,
  focalX: 0.5,
  focalY: 0.5,
  contentType: 'image/svg+xml',
  transparent: true,
};

/** Width and height in CSS pixels that the delivered picture has, for `width` and `height` attributes. */
export function deliveredSize(
  image: Pick<Image, 'width' | 'height'>,
  name: ImageSizeName,
): { width: number; height: number } {
  const size: ImageSize = imageSizes[name];
  if (size.mode === 'crop' && size.width && size.height) return { width: size.width, height: size.height };
  const scale = Math.min(
    1,
    (size.width ?? Number.POSITIVE_INFINITY) / image.width,
    (size.height ?? Number.POSITIVE_INFINITY) / image.height,
  );
  return { width: Math.round(image.width * scale), height: Math.round(image.height * scale) };
}
