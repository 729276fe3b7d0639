import { rename, rm } from 'node:fs/promises';

/**
 * Removes what cameras and programs write into a picture: place, author, device. A picture without metadata stays the
 * same byte for byte; others are encoded again, upright and with their colour profile.
 */
export async function dropMetadata(path: string, contentType: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const { exif, xmp, iptc, comments, pages } = await sharp(path).metadata();
  if (!exif && !xmp && !iptc && !comments?.length) return;
  const clean = `${path}.clean`;
  const picture = sharp(path, { animated: (pages ?? 1) > 1, failOn: 'error' })
    .autoOrient()
    .keepIccProfile();
  try {
    switch (contentType) {
      case 'image/jpeg':
        await picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toFile(clean);
        break;
      case 'image/webp':
        await picture.webp({ quality: 95 }).toFile(clean);
        break;
      case 'image/avif':
        await picture.avif({ quality: 80 }).toFile(clean);
        break;
      default:
        await picture.png().toFile(clean);
    }
    await rename(clean, path);
  } finally {
    await rm(clean, { force: true });
  }
}
