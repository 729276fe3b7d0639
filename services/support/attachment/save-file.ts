import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createLimit } from '#services/foundation/limit.ts';
import { isHonestArchive } from './archive-size.ts';
import { archives, type MediaType, mediaTypeOfFile, type TakenKinds } from './media-type.ts';

export type StoredFile = MediaType & {
  readonly size: number;
  readonly width: number;
  readonly height: number;
};

/** It is of no kind that is taken, or a picture that cannot be read. */
export class UnsupportedMedia extends Error {
  override name = 'UnsupportedMedia';
}

/** A picture of more points than this is a bomb or a mistake. */
const limitInputPixels = 100_000_000;
/** The longer side of a picture in lists. */
const previewSide = 480;

// Each picture uses a thread of its own; more at once only slow down everything else.
const inTurn = createLimit(2, 100);

/**
 * Stores a file that came whole. Films and documents are stored as they are. A picture is written anew, so that nothing but the picture is
 * left: no place where it was taken, no second file behind it. Doing it again gives the same.
 * @throws {UnsupportedMedia}
 */
export async function saveFile(
  from: string,
  to: string,
  preview: string,
  kinds: TakenKinds,
): Promise<StoredFile> {
  const type = await mediaTypeOfFile(from, kinds);
  if (!type) throw new UnsupportedMedia('The file is of no kind that is taken.');
  await mkdir(dirname(to), { recursive: true });
  if (type.contentType.startsWith('image/')) return inTurn(() => savePicture(from, to, preview, type));
  if (archives.has(type.contentType) && !(await isHonestArchive(from)))
    throw new UnsupportedMedia('The archive cannot be read, or unpacks to far more than it is.');
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await flush(to);
  const { size } = await stat(to);
  return { ...type, size, width: 0, height: 0 };
}

async function savePicture(from: string, to: string, preview: string, type: MediaType): Promise<StoredFile> {
  const { default: sharp } = await import('sharp');
  const isAnimated = type.contentType === 'image/gif' || type.contentType === 'image/webp';
  const read = (animated: boolean) =>
    sharp(from, { limitInputPixels, failOn: 'error', animated, sequentialRead: true }).autoOrient();
  const unfinished = `${to}.${crypto.randomUUID()}.tmp`;
  try {
    // What only few programs show becomes what all do.
    const storedType = isRare(type) ? jpeg : type;
    const image = isRare(type) ? read(false).jpeg({ quality: 92 }) : sameFormat(read(isAnimated), type);
    const { size, width, height, pageHeight } = await image.toFile(unfinished);
    const small = `${unfinished}.preview`;
    const side = { width: previewSide, height: previewSide };
    await read(false)
      .resize({ ...side, fit: 'inside', withoutEnlargement: true })
      .webp({ effort: 2 })
      .toFile(small);
    await flush(unfinished);
    await rename(small, preview);
    await rename(unfinished, to);
    return { ...storedType, size, width, height: pageHeight ?? height };
  } catch (error) {
    await Promise.all([unfinished, `${unfinished}.preview`].map((path) => rm(path, { force: true })));
    if ((error as NodeJS.ErrnoException).code) throw error;
    throw new UnsupportedMedia('The picture cannot be read.', { cause: error });
  }
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

/** Waits until the bytes are on the disk, where a power cut leaves them. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
