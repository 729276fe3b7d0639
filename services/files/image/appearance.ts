import type { Sharp } from 'sharp';
import type { StoredFile } from '../blob/blob-store.ts';
import { UnsupportedFile } from '../blob/content-type.ts';
import { openPicture } from './open-picture.ts';

type Appearance = Pick<StoredFile, 'width' | 'height' | 'transparent'>;

/** Drawings have no ground of their own; of WebP, encoders leave the alpha channel out when every point is opaque. */
const lossByChannel = ['image/svg+xml', 'image/webp'];

/** What is to be seen of a file. Throws `UnsupportedFile` for a picture that cannot be read. */
export async function getAppearance(source: string | Buffer, contentType: string): Promise<Appearance> {
  if (!contentType.startsWith('image/')) return { width: 0, height: 0, transparent: false };
  try {
    const picture = await openPicture(source);
    const { autoOrient, hasAlpha } = await picture.metadata();
    const transparent = hasAlpha && (lossByChannel.includes(contentType) || (await letsThrough(picture)));
    return { ...autoOrient, transparent };
  } catch (error) {
    throw new UnsupportedFile('The picture cannot be read', { cause: error });
  }
}

/** Whether some point is not opaque: many programs write an alpha channel all the same. */
async function letsThrough(picture: Sharp): Promise<boolean> {
  // Each point is the mean of a part of the picture, so that a small picture represents the whole.
  const alpha = await picture.resize(64, 64, { fit: 'fill' }).extractChannel('alpha').raw().toBuffer();
  return alpha.some((opacity) => opacity < 255);
}
