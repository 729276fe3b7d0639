import { rm, stat } from 'node:fs/promises';
import { createLimit } from '#services/foundation/limit.ts';
import { StoreRefusal, StoreUnavailable } from '#services/foundation/objects/object-store.ts';
import { isHonestArchive } from './archive-size.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import { archives, type MediaType, mediaTypeOfFile, type TakenKinds } from './media-type.ts';

export type StoredFile = MediaType & {
  readonly size: number;
  readonly width: number;
  readonly height: number;
};

/** Its type is not accepted, or it is a picture that cannot be decoded. */
export class UnsupportedMedia extends Error {
  override name = 'UnsupportedMedia';
}

/** A picture with more pixels than this is a decompression bomb or a mistake. */
const limitInputPixels = 100_000_000;
/** The longer side of a picture in lists. */
const previewSide = 480;

// Each picture uses a thread of its own; more at once only slow down everything else.
const inTurn = createLimit(2, 100);

type Place = { readonly files: AttachmentFiles; readonly id: string };

/**
 * Stores a complete file of this machine as an attachment; the file itself stays. Films and documents are stored
 * unchanged. A picture is encoded again, so that nothing else is left in it: no place where it was taken, no second
 * file behind it. Repeating it gives the same result.
 * @throws {UnsupportedMedia}
 */
export async function saveFile(from: string, to: Place, kinds: TakenKinds): Promise<StoredFile> {
  const type = await mediaTypeOfFile(from, kinds);
  if (!type) throw new UnsupportedMedia('Files of this type are not accepted.');
  if (type.contentType.startsWith('image/')) return inTurn(() => savePicture(from, to, type));
  if (archives.has(type.contentType) && !(await isHonestArchive(from)))
    throw new UnsupportedMedia('The archive cannot be read, or unpacks to far more than it is.');
  await to.files.stored.put(to.files.keyOf(to.id), { path: from });
  const { size } = await stat(from);
  return { ...type, size, width: 0, height: 0 };
}

async function savePicture(from: string, { files, id }: Place, type: MediaType): Promise<StoredFile> {
  const { default: sharp } = await import('sharp');
  const isAnimated = type.contentType === 'image/gif' || type.contentType === 'image/webp';
  const read = (animated: boolean) =>
    sharp(from, { limitInputPixels, failOn: 'error', animated, sequentialRead: true }).autoOrient();
  const written = `${from}.${crypto.randomUUID()}.written`;
  const small = `${written}.preview`;
  try {
    // A format that few programs show is converted to a common one.
    const storedType = isRare(type) ? jpeg : type;
    const image = isRare(type) ? read(false).jpeg({ quality: 92 }) : sameFormat(read(isAnimated), type);
    const { size, width, height, pageHeight } = await image.toFile(written);
    const side = { width: previewSide, height: previewSide };
    await read(false)
      .resize({ ...side, fit: 'inside', withoutEnlargement: true })
      .webp({ effort: 2 })
      .toFile(small);
    await files.stored.put(files.previewOf(id), { path: small });
    await files.stored.put(files.keyOf(id), { path: written });
    return { ...storedType, size, width, height: pageHeight ?? height };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code || isOfStore(error)) throw error;
    throw new UnsupportedMedia('The picture cannot be read.', { cause: error });
  } finally {
    await Promise.all([written, small].map((path) => rm(path, { force: true })));
  }
}

function isOfStore(error: unknown): boolean {
  return error instanceof StoreUnavailable || error instanceof StoreRefusal;
}

const jpeg: MediaType = { contentType: 'image/jpeg', extension: 'jpg' };

function isRare({ contentType }: MediaType): boolean {
  return contentType === 'image/tiff' || contentType === 'image/avif';
}

type Image = import('sharp').Sharp;

function sameFormat(image: Image, { contentType }: MediaType): Image {
  if (contentType === 'image/jpeg') return image.jpeg({ quality: 92 });
  if (contentType === 'image/png') return image.png();
  return contentType === 'image/gif' ? image.gif() : image.webp({ quality: 92, effort: 2 });
}
