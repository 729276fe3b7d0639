import type { Image } from '#contracts/content/values.ts';
import { Picture, type Ratio } from '#web/design/picture/picture.tsx';
import type { PlaceName } from '#web/site/render/pictures/picture-places.ts';
import { type PlacedPicture, placedPicture } from '#web/site/render/pictures/placed-picture.ts';

/** The source of a picture for the design system, in the sizes of a place; null where there is none. */
export function findPicture(
  place: PlaceName,
  image: (Omit<Image, 'transparent'> & { transparent?: boolean }) | null,
  priority = false,
): PlacedPicture | null {
  return image && placedPicture(place, image, getFit(image), priority);
}

/** Cut-outs are shown whole on a stage; pictures with a background fill their place. */
export function getFit(image: { transparent?: boolean } | null): 'contain' | 'cover' {
  return image?.transparent ? 'contain' : 'cover';
}

type ContentImageProps = {
  image: Image | null;
  place: PlaceName;
  ratio?: Ratio;
  /** The largest picture of the first screen. */
  priority?: boolean;
  rounded?: boolean;
  /** `none` for drawings on a plate of their own. */
  ground?: 'none';
  className?: string;
};

/** A picture from the content, in the sizes of its place. */
export function ContentImage({ image, place, ...look }: ContentImageProps) {
  return <Picture source={findPicture(place, image, look.priority)} {...look} />;
}
