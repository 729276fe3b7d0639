import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadableStream } from 'node:stream/web';
import { openBlobStore, type StoredFile } from './blob/blob-store.ts';
import { contentTypeOf, UnsupportedFile } from './blob/content-type.ts';
import { assertPlainDrawing } from './blob/drawing.ts';
import { type Delivery, deliver } from './delivery/deliver.ts';
import { absentFile, onlyReading } from './delivery/refusals.ts';
import { appearanceOf } from './image/appearance.ts';
import { openDrawnImages } from './image/drawn-images.ts';
import { createImages } from './image/images.ts';
import { createReceive } from './receive/receive.ts';

export type { StoredFile };
export { UnsupportedFile };

/** Pictures, papers and films: the bytes, found by the hash of their content. */
export type Files = {
  /**
   * Keeps a file, given as bytes or as a path. Throws `UnsupportedFile` for a kind that is not kept, a wrong
   * `contentType`, a picture that cannot be read, and a drawing that could run something.
   */
  readonly store: (source: Buffer | string, contentType?: string) => Promise<StoredFile>;
  /**
   * Keeps a file that comes in, never whole in memory, when its first bytes say one of these kinds. What cameras write
   * into pictures (places, people, devices) is dropped. Throws `UnsupportedFile` for any other kind and a broken picture.
   */
  readonly receive: (
    body: ReadableStream<Uint8Array>,
    contentTypes: readonly string[],
  ) => Promise<StoredFile>;
  /** Keeps a picture of a paper's first page; undefined: it cannot be drawn, or there is no PDF of that hash. */
  readonly storeFirstPage: (hash: string) => Promise<StoredFile | undefined>;
  /** Undefined: there is none of that hash. */
  readonly find: (hash: string) => Promise<StoredFile | undefined>;
  readonly read: (hash: string) => Promise<Buffer | undefined>;
  /** Answers with a file; 404 when there is none of that hash. */
  readonly deliver: (request: Request, hash: string, how: Delivery) => Promise<Response>;
  /** `/image/{hash}/{size}.{format}` */
  readonly handleImage: (request: Request) => Promise<Response>;
  /** `/media/{hash}/{name}` */
  readonly handleMedia: (request: Request) => Promise<Response>;
};

type Settings = {
  readonly directory: string;
  /** How much room drawn sizes of pictures may take. */
  readonly maxDrawnBytes?: number;
};

const gigabyte = 1024 ** 3;

/** Opens the files below a directory, which need not exist yet. Several processes may share it. */
export function openFiles({ directory, maxDrawnBytes = gigabyte }: Settings): Files {
  const blobs = openBlobStore(join(directory, 'blobs'));
  const drawn = openDrawnImages(join(directory, 'images'), maxDrawnBytes);
  const images = createImages(blobs, drawn);

  const deliverHash: Files['deliver'] = async (request, hash, how) => {
    const file = await blobs.about(hash);
    return file ? deliver(request, file, blobs.path(hash), how) : absentFile();
  };

  return {
    async store(source, claimed) {
      const bytes = typeof source === 'string' ? await readFile(source) : source;
      const contentType = contentTypeOf(bytes.subarray(0, 1024), claimed);
      if (contentType === 'image/svg+xml') assertPlainDrawing(bytes);
      return blobs.put(bytes, { contentType, ...(await appearanceOf(bytes, contentType)) });
    },
    receive: createReceive(join(directory, 'incoming'), blobs),
    async storeFirstPage(hash) {
      if ((await blobs.about(hash))?.contentType !== 'application/pdf') return undefined;
      // Only now: who adds no papers needs none of it.
      const { firstPage } = await import('./paper/first-page.ts');
      const picture = await firstPage(blobs.path(hash));
      const contentType = 'image/webp';
      return picture && blobs.put(picture, { contentType, ...(await appearanceOf(picture, contentType)) });
    },
    find: blobs.about,
    async read(hash) {
      return (await blobs.about(hash)) && readFile(blobs.path(hash));
    },
    deliver: deliverHash,
    handleImage: (request) => (isReading(request) ? images(request) : Promise.resolve(onlyReading())),
    async handleMedia(request) {
      if (!isReading(request)) return onlyReading();
      const [, hash = '', name = ''] =
        /^\/media\/([^/]+)\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
      return deliverHash(request, hash, {
        fileName: decodeURIComponent(name),
        attachment: false,
        immutable: true,
      });
    },
  };
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
