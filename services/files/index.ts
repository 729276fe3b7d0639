import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { createFileAccess, type IsShown } from '#services/files/delivery/file-access.ts';
import { createFileAddresses } from '#services/foundation/cryptography/sign-file-address.ts';
import { openFolderStore } from '#services/foundation/objects/folder-store.ts';
import { below, type ObjectStore, StoreUnavailable } from '#services/foundation/objects/object-store.ts';
import { type BlobStore, type FileLocks, openBlobStore, type StoredFile } from './blob/blob-store.ts';
import { getContentType, UnsupportedFile } from './blob/content-type.ts';
import { assertPlainDrawing } from './blob/drawing.ts';
import { type Delivery, deliver } from './delivery/deliver.ts';
import { absentFile, comeBackLater, expiredAddress, onlyReading } from './delivery/refusals.ts';
import { getAppearance } from './image/appearance.ts';
import { openImageCache } from './image/image-cache.ts';
import { createImages } from './image/images.ts';
import { createReceive } from './receive/receive.ts';

export type { FileLocks, StoredFile };
export { UnsupportedFile };

/** A store of bytes, found by the hash of their content. Knowing a hash opens nothing: who owns a file delivers it. */
export type FileStore = {
  /**
   * Stores a file, given as bytes or as a path. Throws `UnsupportedFile` for a kind that is not accepted, a wrong
   * `contentType`, a picture that cannot be read, and a drawing that could run something.
   */
  readonly store: (source: Buffer | string, contentType?: string) => Promise<StoredFile>;
  /**
   * Saves a file that comes in, never whole in memory, when its first bytes say one of these kinds. What cameras write
   * into pictures (places, people, devices) is dropped. Throws `UnsupportedFile` for any other kind and a broken picture.
   */
  readonly receive: (
    body: ReadableStream<Uint8Array>,
    contentTypes: readonly string[],
  ) => Promise<StoredFile>;
  /** Undefined: there is none of that hash. */
  readonly find: (hash: string) => Promise<StoredFile | undefined>;
  /** Works with a stored file as a file on this machine. */
  readonly onDisk: BlobStore['onDisk'];
  /**
   * Answers with a file to whoever may have it, which the caller has seen to; 404 when there is none of that hash, 503
   * when the store does not answer.
   */
  readonly deliver: (request: Request, hash: string, how: Delivery) => Promise<Response>;
};

/**
 * Two kinds of storage, chosen by who owns a file: the library holds pictures, documents and films of which those that are
 * shown to everybody have addresses; `sealed` holds what never has one.
 */
export type Files = FileStore & {
  /** Saves a picture of a document's first page; undefined: it cannot be rendered, or there is no PDF of that hash. */
  readonly storeFirstPage: (hash: string) => Promise<StoredFile | undefined>;
  readonly read: (hash: string) => Promise<Buffer | undefined>;
  /** Removes a file of the library that nobody names, with all that was rendered of it. */
  readonly remove: (hash: string) => Promise<void>;
  /** `/image/{picture}/{size}.{format}` */
  readonly handleImage: (request: Request) => Promise<Response>;
  /** `/media/{file}/{name}` */
  readonly handleMedia: (request: Request) => Promise<Response>;
  /** Those who own files changed something: what was shown may be so no more. */
  readonly ownersChanged: () => void;
  readonly sealed: FileStore & {
    /** Takes over files that lie in the library, where an earlier version kept them; what is here already stays. */
    readonly takeOver: (hashes: readonly string[]) => Promise<void>;
  };
};

type Settings = {
  /** Of this machine: for what is coming in, and for rendered sizes of pictures. */
  readonly directory: string;
  /** Where the files themselves are; without it, in the same directory. */
  readonly objects?: ObjectStore;
  /** Of a store that several machines share. */
  readonly locks?: FileLocks | undefined;
  /** Whether a download that is not for everybody is fetched from the store itself, where it has addresses. */
  readonly redirectsDownloads?: boolean;
  /** Of the installation: makes the addresses of what not everybody may see. */
  readonly secret: string;
  readonly isShown: IsShown;
  /** How much room rendered sizes of pictures may take. */
  readonly maxRenderedBytes?: number;
};

const gigabyte = 1024 ** 3;

/** Opens the files below a directory, which need not exist yet, or in another store. Several processes may share both. */
export function openFiles({
  directory,
  objects = openFolderStore(directory),
  locks,
  secret,
  isShown,
  redirectsDownloads = false,
  maxRenderedBytes = gigabyte,
}: Settings): Files {
  const blobs = openBlobStore(below(objects, 'blobs/'), locks);
  const sealedBlobs = openBlobStore(below(objects, 'sealed/'), locks);
  const drawn = openImageCache(join(directory, 'images'), maxRenderedBytes);
  const { admit, forget } = createFileAccess(
    createFileAddresses(secret),
    // Whoever guesses hashes costs no request to the owners.
    async (hash) => (await blobs.about(hash)) !== undefined && isShown(hash),
  );
  const images = createImages({ blobs, drawn, admit });
  const incoming = join(directory, 'incoming');
  const library = fileStore(blobs, incoming, redirectsDownloads);

  return {
    ...library,
    async storeFirstPage(hash) {
      if ((await blobs.about(hash))?.contentType !== 'application/pdf') return undefined;
      // Only now: who adds no documents needs none of it.
      const { firstPage } = await import('./pdf-preview/first-page-preview.ts');
      const picture = await blobs.onDisk(hash, firstPage);
      const contentType = 'image/webp';
      return picture && blobs.put(picture, { contentType, ...(await getAppearance(picture, contentType)) });
    },
    async remove(hash) {
      if (await blobs.remove(hash)) await drawn.remove(hash);
    },
    async read(hash) {
      const stream = (await blobs.about(hash)) && (await blobs.read(hash));
      return stream && buffer(stream);
    },
    handleImage: whileThere(images),
    handleMedia: whileThere(async (request) => {
      const [, named = '', name = ''] =
        /^\/media\/([^/]+)\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
      const admission = await admit('media', named);
      if (admission.kind !== 'open') return admission.kind === 'expired' ? expiredAddress() : absentFile();
      return library.deliver(request, admission.hash, {
        fileName: decodeURIComponent(name),
        attachment: false,
        caching: admission.isForAll ? 'forever' : 'never',
      });
    }),
    ownersChanged: forget,
    sealed: {
      ...fileStore(sealedBlobs, incoming, redirectsDownloads),
      async takeOver(hashes) {
        for (const hash of hashes) await sealedBlobs.takeFrom(blobs, hash);
      },
    },
  };
}

function fileStore(blobs: BlobStore, incoming: string, redirectsDownloads: boolean): FileStore {
  return {
    async store(source, claimed) {
      const bytes = typeof source === 'string' ? await readFile(source) : source;
      const contentType = getContentType(bytes.subarray(0, 1024), claimed);
      if (contentType === 'image/svg+xml') assertPlainDrawing(bytes);
      return blobs.put(bytes, { contentType, ...(await getAppearance(bytes, contentType)) });
    },
    receive: createReceive(incoming, blobs),
    find: blobs.about,
    onDisk: blobs.onDisk,
    deliver: (request, hash, how) =>
      unlessAway(async () => {
        const file = await blobs.about(hash);
        return file ? deliver(request, file, blobs, how, redirectsDownloads) : absentFile();
      }),
  };
}

/** Answers whoever reads; what the store cannot give now is asked for again. */
function whileThere(
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => (isReading(request) ? unlessAway(() => answer(request)) : onlyReading());
}

async function unlessAway(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return comeBackLater();
  }
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
