import { getSrcSet, imageCandidates } from '#contracts/content/images/image-candidates.ts';
import { imageSizes, sizeKey } from '#contracts/content/images/images.ts';
import type { Image } from '#contracts/content/values.ts';
import type { FocalPoint, PictureSource } from '#web/design/picture/picture.tsx';
import type { Box, Place } from './picture-boxes.ts';
import { type PlaceName, places } from './picture-places.ts';

export type Fit = 'cover' | 'contain';

/** A picture as its place shows it. */
export type PlacedPicture = PictureSource & { readonly sizes: string; readonly fit: Fit };

/**
 * The pixels for each CSS pixel that look sharp on a screen with two (0074): a picture with fewer is shown
 * smaller on its stage (0091).
 */
const pixelsForPoint = 2 * 0.87;

type Picture = Omit<Image, 'transparent'>;

/** @param urgent the page waits for it, so it is offered as AVIF, too */
export function placedPicture(name: PlaceName, image: Picture, wanted: Fit, urgent = false): PlacedPicture {
  const place: Place = places[name];
  const fit = place.isWhole ? 'contain' : wanted;
  const candidates = imageCandidates(image, place.names, 'webp');
  const mainSize = `/${sizeKey(imageSizes[place.main])}`;
  const main = candidates.find(({ url }) => url.includes(mainSize)) ?? candidates.at(-1)!;
  const isOne = candidates.length === 1;
  // A wide scene would be cropped left and right in the frame of a machine.
  const isWide = fit === 'cover' && image.width / image.height > 1.5;
  const boxes = place.boxes.map((box) =>
    place.isOwn && isWide && box.shape ? { ...box, shape: 16 / 9 } : box,
  );
  return {
    src: main.url,
    srcSet: isOne ? undefined : getSrcSet(candidates),
    narrow: isOne ? undefined : onPhones(place, image, { boxes, fit, urgent }),
    avifSet: urgent && !isOne ? getSrcSet(imageCandidates(image, place.names, 'avif')) : undefined,
    width: main.width,
    height: main.height,
    alt: image.alt,
    focal: focalPoint(image),
    sizes: sizesIn(boxes, {
      shape: main.width / main.height,
      fit,
      pixels: fit === 'contain' && !place.isWhole ? image.width : Number.POSITIVE_INFINITY,
    }),
    ratio: place.isOwn ? (isWide ? '16:9' : '4:3') : undefined,
    fit,
  };
}

/**
 * Phones held upright: at three pixels a point a lower quality is enough, so they need no more bytes than
 * others.
 */
const dense = '(max-width: 28rem) and (min-resolution: 2.5dppx)';

function onPhones(
  { onPhones: names, phoneBox, isWhole }: Place,
  image: Picture,
  { boxes, fit, urgent }: { boxes: readonly Box[]; fit: Fit; urgent: boolean },
): PictureSource['narrow'] {
  // A picture shown whole must not be cropped.
  if (!names || isWhole || (fit === 'contain' && imageSizes[names[0]].mode === 'crop')) return undefined;
  const candidates = imageCandidates(image, names, 'webp');
  const [{ width, height }] = candidates;
  return {
    media: dense,
    srcSet: getSrcSet(candidates),
    avifSet: urgent ? getSrcSet(imageCandidates(image, names, 'avif')) : undefined,
    sizes: widthIn(phoneBox ?? boxes.at(-1)!, width / height, fit),
  };
}

/**
 * The width of the whole picture in its place, for the `sizes` attribute: one that covers a box of another
 * ratio is wider than the box by what is cropped; one shown whole is only as wide as itself.
 * @param shape width over height of the picture
 */
function sizesIn(
  boxes: readonly Box[],
  { shape, pixels, fit }: { shape: number; pixels: number; fit: Fit },
): string {
  return boxes
    .map((box) => {
      const width = widthIn(box, shape, fit);
      const most = `${Math.floor(pixels / pixelsForPoint)}px`;
      const sharp = Number.isFinite(pixels) ? `min(${width.replace(/^calc/, '')}, ${most})` : width;
      return [box.from && `(min-width: ${box.from})`, sharp].filter(Boolean).join(' ');
    })
    .join(', ');
}

function widthIn(box: Box, shape: number, fit: Fit): string {
  const choose = fit === 'cover' ? 'max' : 'min';
  if (box.height) return `${choose}(${box.width}, ${box.height} * ${rounded(shape)})`;
  const factor = rounded(box.shape ? Math[choose](1, shape / box.shape) : 1);
  if (factor !== 1) return `calc((${box.width}) * ${factor})`;
  return box.width.includes(' ') ? `calc(${box.width})` : box.width;
}

/** Rounded up, so that no pixel is missing. */
const rounded = (factor: number) => Math.ceil(factor * 100 - 1e-6) / 100;

const columns = ['left', '', 'right'] as const;
const rows = ['top', '', 'bottom'] as const;

/** The third of the picture that contains its focal point, as the design system names it. */
export function focalPoint({ focalX, focalY }: Pick<Image, 'focalX' | 'focalY'>): FocalPoint {
  const parts = [rows[third(focalY)], columns[third(focalX)]].filter(Boolean);
  return (parts.join('-') || 'center') as FocalPoint;
}

function third(fraction: number): 0 | 1 | 2 {
  if (fraction < 0.34) return 0;
  return fraction > 0.66 ? 2 : 1;
}
