import type { Sharp } from 'sharp';
import type { StoredFile } from '../blob/blob-store.ts';
import { UnsupportedFile } from '../blob/content-type.ts';
import { openPicture } from './open-picture.ts';

type Appearance = Pick<StoredFile, 'width' | 'height' | 'transparent'>;

/** An SVG has a transparent background; WebP encoders omit the alpha channel when every pixel is opaque. */
const lossByChannel = ['image/svg+xml', 'image/webp'];

/**
 * The dimensions and transparency of a file.
 * @throws {UnsupportedFile} for a picture that cannot be read
 */
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

/** Whether some pixel is not opaque: many programs write an alpha channel regardless. */
async function letsThrough(picture: Sharp): Promise<boolean> {
  // Each pixel is the mean of an area, so a small copy represents the whole picture.
  const alpha = await picture.resize(64, 64, { fit: 'fill' }).extractChannel('alpha').raw().toBuffer();
  return alpha.some((opacity) => opacity < 255);
}
