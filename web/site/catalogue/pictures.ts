import { getSrcSet, imageCandidates } from '#contracts/content/image-candidates.ts';
import type { ImageSizeName } from '#contracts/content/images.ts';
import type { PictureSource } from '#web/design/picture/picture.tsx';
import type { ProductImage } from './product-fields.ts';

type Slot = { names: readonly [ImageSizeName, ...ImageSizeName[]]; sizes: string };

type Placed = PictureSource & { sizes: string };

const phone = 'calc(100vw - 2.5rem)';

/** IMG-02: the places of the catalogue's pictures, the sizes they come in and how wide the browser shows them. */
export const slots = {
  card: {
    names: ['classification', 'Inline'],
    sizes: `(min-width: 74rem) 19rem, (min-width: 40rem) 44vw, ${phone}`,
  },
  hero: {
    names: ['classification', 'Inline', 'classificationLarge', 'full'],
    sizes: `(min-width: 56rem) 52vw, 100vw`,
  },
  class: {
    names: ['classification', 'Inline', 'classificationLarge'],
    sizes: `(min-width: 56rem) 32vw, ${phone}`,
  },
  stage: {
    names: ['classification', 'phone', 'Inline', 'BreakOut', 'full'],
    sizes: `(min-width: 62rem) 52vw, ${phone}`,
  },
  full: { names: ['classification', 'BreakOut', 'full'], sizes: '100vw' },
  highlight: {
    names: ['classification', 'Inline', 'BreakOut', 'full'],
    sizes: `(min-width: 56rem) 44vw, ${phone}`,
  },
  video: { names: ['classification', 'Stretched'], sizes: `(min-width: 80rem) 73.75rem, ${phone}` },
  document: { names: ['document', 'documentLarge'], sizes: '8rem' },
  galleryThumbnail: { names: ['galleryThumbnail'], sizes: '3.5rem' },
  lightboxThumbnail: { names: ['lightboxThumbnail'], sizes: '5rem' },
} as const satisfies Record<string, Slot>;

export type SlotName = keyof typeof slots;

/** A picture in the sizes of its place; null where there is none. One of the first screen comes as AVIF, too. */
export function findPicture<I extends ProductImage | null | undefined>(
  slot: SlotName,
  image: I,
  asAvif?: boolean,
): I extends ProductImage ? Placed : Placed | null;
export function findPicture(
  slot: SlotName,
  image: ProductImage | null | undefined,
  asAvif = false,
): Placed | null {
  if (!image) return null;
  const { names, sizes }: Slot = slots[slot];
  const stored = { ...image, src: image.url };
  const candidates = imageCandidates(stored, names, 'webp');
  const main = candidates[Math.min(1, candidates.length - 1)]!;
  return {
    src: main.url,
    srcSet: candidates.length > 1 ? getSrcSet(candidates) : undefined,
    avifSet: asAvif && candidates.length > 1 ? getSrcSet(imageCandidates(stored, names, 'avif')) : undefined,
    width: main.width,
    height: main.height,
    alt: image.alt,
    sizes,
  };
}

/** The picture that stands for a product, then the others. */
export function orderedImages<I extends { default: boolean }>(images: readonly I[]): I[] {
  return [...images].sort((a, b) => Number(b.default) - Number(a.default));
}

/** Machines cut out of their ground stand on a stage, pictures with a ground fill their place. */
export function getFit(image: Pick<ProductImage, 'kind'> | null | undefined): 'contain' | 'cover' {
  return image?.kind === 'scene' ? 'cover' : 'contain';
}
