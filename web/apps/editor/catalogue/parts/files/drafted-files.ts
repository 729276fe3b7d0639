import type { DraftFile, DraftImage } from '#contracts/products/draft.ts';
import type { ListedFile } from '../../../media/media-data.ts';

/**
 * Converts a file of the media library to what a draft stores of it; undefined: the file is of another kind.
 */

type Version = ListedFile['versions'][number];

/** A picture with the library's alternative texts; a transparent one counts as a cut-out. */
export function imageOfFile({ versions, image, alt }: ListedFile): DraftImage | undefined {
  const version = versions.find(({ contentType }) => contentType.startsWith('image/'));
  return version && image ? draftImage(version, image, alt as DraftImage['alt']) : undefined;
}

/** The cover of a document: its first page. */
export function coverOfFile({ image }: ListedFile): DraftImage | null {
  const hash = image && hashOfAddress(image.src);
  if (!image || !hash) return null;
  const { width, height, contentType } = image;
  return draftImage(
    { hash, width, height, contentType, fileName: 'cover.webp' },
    { ...image, transparent: false },
    {},
  );
}

type Bytes = Pick<Version, 'hash' | 'width' | 'height' | 'contentType' | 'fileName'>;
type Look = Pick<NonNullable<ListedFile['image']>, 'focalX' | 'focalY' | 'transparent'>;

function draftImage(
  { hash, contentType, width, height, fileName }: Bytes,
  { focalX, focalY, transparent }: Look,
  alt: DraftImage['alt'],
): DraftImage {
  const isMiddle = focalX === 0.5 && focalY === 0.5;
  return {
    hash,
    contentType,
    width,
    height,
    name: fileName,
    kind: transparent ? 'cutout' : 'scene',
    alt: Object.fromEntries(Object.entries(alt).filter(([, words]) => words)),
    ...(!isMiddle && { focalX, focalY }),
  };
}

/** `/image/{hash}.…` → the hash. */
export function hashOfAddress(address: string): string | undefined {
  return /^\/(?:image|media)\/([0-9a-f]{40,64})/.exec(address)?.[1];
}

/** The versions of a document by language; one without a language is assigned to the edited language. */
export function filesOfDocument(
  { versions }: Pick<ListedFile, 'versions'>,
  language: string,
): Record<string, DraftFile> {
  return Object.fromEntries(
    versions.map((version) => [version.language || language, draftFile(version)] as const).reverse(),
  );
}

function draftFile({ hash, fileName, contentType, size }: Version): DraftFile {
  return { hash, fileName, contentType, size };
}

/** A film in the one or two formats of the library. */
export function filmOfFile({
  versions,
}: Pick<ListedFile, 'versions'>): { url: string; alternativeUrl: string | null } | undefined {
  const films = versions.filter(({ contentType }) => contentType.startsWith('video/'));
  const main = films.find(({ contentType }) => contentType === 'video/mp4') ?? films[0];
  const other = films.find((film) => film !== main);
  return main && { url: addressOf(main), alternativeUrl: other ? addressOf(other) : null };
}

export function modelOfFile({
  versions,
}: Pick<ListedFile, 'versions'>): { url: string; size: number } | undefined {
  const model = versions.find(({ contentType }) => contentType.startsWith('model/'));
  return model && { url: addressOf(model), size: model.size };
}

/** The address in the form in which the catalogue stores it. */
function addressOf({ hash, fileName }: Pick<Version, 'hash' | 'fileName'>): string {
  return `/media/${hash}/${encodeURIComponent(fileName)}`;
}

/** The file name in an address. */
export function nameInAddress(address: string): string {
  return decodeURIComponent(address.split('/').at(-1) ?? '');
}
