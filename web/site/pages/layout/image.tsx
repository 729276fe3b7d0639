import { getSrcSet, imageCandidates } from '#contracts/content/image-candidates.ts';
import type { ImageSizeName } from '#contracts/content/images.ts';
import type { Image } from '#contracts/content/values.ts';
import { type FocalPoint, Picture, type PictureSource, type Ratio } from '#web/design/picture/picture.tsx';

/** A place for pictures: the sizes it is delivered in, smallest first, and how wide the browser shows it. */
type Slot = { names: readonly [ImageSizeName, ...ImageSizeName[]]; sizes: string };

const phone = 'calc(100vw - 2.5rem)';
const scaled = ['classification', 'Inline', 'BreakOut', 'Stretched', 'full'] as const;

/** PAG-02: the widths of blocks, and the other places of the site's pages. */
export const slots = {
  Inline: { names: scaled, sizes: `(min-width: 52rem) 48.75rem, ${phone}` },
  BreakOut: { names: scaled, sizes: `(min-width: 66rem) 61.25rem, ${phone}` },
  Stretched: { names: scaled, sizes: `(min-width: 80rem) 73.75rem, ${phone}` },
  StretchedVideo: {
    names: ['asideVideoSmall', 'AsideVideo', 'StretchedVideo'],
    sizes: `(min-width: 80rem) 73.75rem, ${phone}`,
  },
  AsideSquare: { names: ['asideSquareSmall', 'AsideSquare'], sizes: `(min-width: 56rem) 45vw, ${phone}` },
  AsideVideo: { names: ['asideVideoSmall', 'AsideVideo'], sizes: `(min-width: 56rem) 45vw, ${phone}` },
  full: { names: scaled, sizes: '100vw' },
  /** A picture that is taller than wide on phones and so shows only a part of its width there. */
  hero: { names: scaled, sizes: '100vw' },
  half: { names: scaled, sizes: `(min-width: 56rem) 50vw, ${phone}` },
  twoThirds: { names: scaled, sizes: `(min-width: 56rem) 62vw, ${phone}` },
  third: { names: ['classification', 'Inline', 'BreakOut'], sizes: `(min-width: 56rem) 30vw, ${phone}` },
  portrait: { names: ['lightboxThumbnail', 'asideSquareSmall'], sizes: '5rem' },
  document: { names: ['document', 'documentLarge'], sizes: '8rem' },
  logo: { names: ['brandLogo'], sizes: '10rem' },
} as const satisfies Record<string, Slot>;

export type SlotName = keyof typeof slots;

/** What the design system needs to show a picture in a slot; null where there is none. */
export function findPicture(
  slot: SlotName,
  image: Omit<Image, 'transparent'> | null,
  priority = false,
): (PictureSource & { sizes: string }) | null {
  if (!image) return null;
  const { names, sizes }: Slot = slots[slot];
  const candidates = imageCandidates(image, names, 'webp');
  const main = candidates[Math.min(1, candidates.length - 1)]!;
  return {
    src: main.url,
    srcSet: candidates.length > 1 ? getSrcSet(candidates) : undefined,
    avifSet: priority && candidates.length > 1 ? getSrcSet(imageCandidates(image, names, 'avif')) : undefined,
    width: main.width,
    height: main.height,
    alt: image.alt,
    focal: focalPoint(image),
    sizes,
  };
}

/** What is cut out stands whole on a stage, pictures with a ground of their own fill their place. */
export function getFit(image: Pick<Image, 'transparent'> | null): 'contain' | 'cover' {
  return image?.transparent ? 'contain' : 'cover';
}

type ContentImageProps = {
  image: Image | null;
  slot: SlotName;
  ratio?: Ratio;
  fit?: 'cover' | 'contain';
  /** The largest picture of the first screen. */
  priority?: boolean;
  rounded?: boolean;
  className?: string;
};

/** A picture from the content, in the sizes of its slot. */
export function ContentImage({ image, slot, ...look }: ContentImageProps) {
  return <Picture source={findPicture(slot, image, look.priority)} sizes={slots[slot].sizes} {...look} />;
}

const columns = ['left', '', 'right'] as const;
const rows = ['top', '', 'bottom'] as const;

/** The third of the picture that holds its focal point, as the design system names it. */
export function focalPoint({ focalX, focalY }: Pick<Image, 'focalX' | 'focalY'>): FocalPoint {
  const parts = [rows[third(focalY)], columns[third(focalX)]].filter(Boolean);
  return (parts.join('-') || 'center') as FocalPoint;
}

function third(fraction: number): 0 | 1 | 2 {
  if (fraction < 0.34) return 0;
  return fraction > 0.66 ? 2 : 1;
}
