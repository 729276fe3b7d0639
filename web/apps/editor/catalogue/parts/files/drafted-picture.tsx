import { deliveredSize, type ImageSizeName, imageUrl } from '#contracts/content/images/images.ts';
import type { Image } from '#contracts/content/values.ts';
import type { DraftImage } from '#contracts/products/draft.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { useProductWork } from '../../product/product-work.ts';

/** A picture of the draft as pages would show it; undefined: its address is not known yet. */
export function useDraftedImage(): (image: DraftImage) => Image | undefined {
  const { addresses } = useProductWork();
  return ({ hash, contentType, width, height, focalX = 0.5, focalY = 0.5, kind }) => {
    const src = addresses.get(hash);
    if (!src) return undefined;
    return { src, contentType, width, height, focalX, focalY, alt: '', transparent: kind === 'cutout' };
  };
}

type DraftedPictureProps = { image: DraftImage | null; size?: ImageSizeName };

/** A picture of the draft, hidden from screen readers, since its name is beside it. */
export function DraftedPicture({ image, size = 'classification' }: DraftedPictureProps) {
  const shown = useDraftedImage();
  const found = image && shown(image);
  if (!found) return <Icon name="image" />;
  return <img src={imageUrl(found, size)} {...deliveredSize(found, size)} alt="" loading="lazy" />;
}
