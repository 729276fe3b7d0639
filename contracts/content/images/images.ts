import type { Image } from '../values.ts';

/**
 * The sizes in which pictures are delivered (PAG-02, IMG-02); no other is accepted, so that nobody can make the
 * server render sizes that no page uses. `crop` cuts to the box around the focal point, `fit` keeps the whole picture
 * within it, and `pad` fills the rest of the box with white.
 */
export type ImageSize = {
  width?: number;
  height?: number;
  mode: 'crop' | 'fit' | 'pad';
  quality: 60 | 90 | 100;
};

const whole = (width: number, quality: ImageSize['quality'] = 90) =>
  ({ width, mode: 'fit', quality }) as const;
const wholeWithin = (width: number, height: number, quality: ImageSize['quality'] = 90) => ({
  ...whole(width, quality),
  height,
});
const crop = (width: number, height: number, quality: ImageSize['quality'] = 90) =>
  ({ width, height, mode: 'crop', quality }) as const;

/**
 * Each width is at most 1.32 times the one before: browsers take the nearer of two, and so never one that is less than 0.87
 * of what they show (0074). Shapes of two sides come in the same steps.
 */
export const imageSizes = {
  Stretched: whole(1180),
  StretchedVideo: crop(1200, 675),
  BreakOut: whole(980),
  Inline: whole(780),
  AsideSquare: crop(960, 960),
  AsideVideo: crop(960, 540),
  classification: whole(480),
  phone: whole(620),
  /** Of four cards in a row. */
  card: whole(370),
  classificationLarge: whole(1200),
  galleryThumbnail: crop(56, 56),
  galleryThumbnail2: crop(112, 112),
  galleryThumbnail3: crop(168, 168, 60),
  lightboxThumbnail: crop(80, 80),
  lightboxThumbnail2: crop(160, 160),
  lightboxThumbnail3: crop(240, 240),
  document: wholeWithin(128, 180),
  document2: wholeWithin(256, 360),
  document3: wholeWithin(384, 540),
  marketingLogo: wholeWithin(304, 52, 100),
  brandLogo: { height: 96, mode: 'fit', quality: 100 },
  brandLogoSmall: whole(96, 100),
  /** Up to the full width of a screen of 1920 CSS pixels at double density. */
  w1400: whole(1400),
  w1600: whole(1600),
  w2000: whole(2000),
  w2560: whole(2560),
  w3200: whole(3200),
  w3840: whole(3840),
  square480: crop(480, 480),
  square620: crop(620, 620),
  square780: crop(780, 780),
  square1200: crop(1200, 1200),
  square1560: crop(1560, 1560),
  video480: crop(480, 270),
  video620: crop(620, 349),
  video780: crop(780, 439),
  video1560: crop(1560, 878),
  video2000: crop(2000, 1125),
  video2400: crop(2400, 1350),
  /** For phones with three device pixels a point: at that density a lower quality is enough. */
  dense480: whole(480, 60),
  dense620: whole(620, 60),
  dense780: whole(780, 60),
  dense980: whole(980, 60),
  dense1200: whole(1200, 60),
  dense1560: whole(1560, 60),
  denseSquare780: crop(780, 780, 60),
  denseSquare900: crop(900, 900, 60),
  denseSquare1040: crop(1040, 1040, 60),
  denseSquare1200: crop(1200, 1200, 60),
  /** The company's logo in mail, with two pixels a point. */
  mailLogo: wholeWithin(400, 96, 100),
  /** What devices put on their home screens. */
  touchIcon: { width: 180, height: 180, mode: 'pad', quality: 100 },
  appIcon: { width: 512, height: 512, mode: 'pad', quality: 100 },
  /** Open Graph asks for 1200 × 630. */
  share: crop(1200, 630),
} satisfies Record<string, ImageSize>;

export type ImageSizeName = keyof typeof imageSizes;
/**
 * AVIF takes many times as long to encode as WebP, for half the bytes: used for the one picture that a page waits
 * for.
 */
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

/** Reads `960x960-crop-90@70x50`. Undefined: the size is not allowed, or the focal point lies between the steps. */
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
  return rasterUrl(image, name, format);
}

/** The same, but a drawing (SVG) is rendered: for mail programs, home screens and others that read no SVG. */
export function rasterUrl(
  image: Pick<Image, 'src' | 'focalX' | 'focalY'>,
  name: ImageSizeName,
  format: ImageFormat,
): string {
  const size: ImageSize = imageSizes[name];
  const focal = size.mode === 'crop' ? focalKey(image) : '';
  return `${image.src}/${sizeKey(size)}${focal}.${format}`;
}

/** In steps of a tenth: finer ones would multiply files without a visible difference. */
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

/** Width and height in CSS pixels of the delivered picture, for the `width` and `height` attributes. */
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
