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

/**
 * Stores bytes under the hash of their content. A hash alone grants nothing: the service that refers to a file
 * delivers it.
 */
export type FileStore = {
  /**
   * Stores a file, given as bytes or as a path.
   * @throws {UnsupportedFile} for a type that is not accepted, a wrong `contentType`, a picture that cannot be read,
   * and an SVG that could run something
   */
  readonly store: (source: Buffer | string, contentType?: string) => Promise<StoredFile>;
  /**
   * Streams an upload to disk when its first bytes match one of these types; metadata of cameras (places, people,
   * devices) is removed from pictures.
   * @throws {UnsupportedFile} for any other type and a broken picture
   */
  readonly receive: (
    body: ReadableStream<Uint8Array>,
    contentTypes: readonly string[],
  ) => Promise<StoredFile>;
  /** Undefined: there is none of that hash. */
  readonly find: (hash: string) => Promise<StoredFile | undefined>;
  /** Runs work with a stored file as a file on this machine. */
  readonly onDisk: BlobStore['onDisk'];
  /**
   * Answers with a file; the caller has checked who asks. 404 when there is none of that hash, 503 when the store
   * does not answer.
   */
  readonly deliver: (request: Request, hash: string, how: Delivery) => Promise<Response>;
};

/**
 * Two kinds of storage: the library holds pictures, documents and films, which have public addresses while they are
 * shown to everybody; `sealed` holds files that never have one.
 */
export type Files = FileStore & {
  /**
   * Stores a picture of a document's first page; undefined: it cannot be rendered, or there is no PDF of that hash.
   */
  readonly storeFirstPage: (hash: string) => Promise<StoredFile | undefined>;
  readonly read: (hash: string) => Promise<Buffer | undefined>;
  /** Deletes a file of the library to which nothing refers, with its rendered sizes. */
  readonly remove: (hash: string) => Promise<void>;
  /** `/image/{picture}/{size}.{format}` */
  readonly handleImage: (request: Request) => Promise<Response>;
  /** `/media/{file}/{name}` */
  readonly handleMedia: (request: Request) => Promise<Response>;
  /** References to files have changed: visible files may no longer be so. */
  readonly ownersChanged: () => void;
  readonly sealed: FileStore & {
    /** Takes over files that an earlier version stored in the library; those that are here already stay. */
    readonly takeOver: (hashes: readonly string[]) => Promise<void>;
  };
};

type Settings = {
  /** A folder of this machine for uploads in progress and rendered sizes of pictures. */
  readonly directory: string;
  /** Where the files are stored; by default in the same folder. */
  readonly objects?: ObjectStore;
  /** Locks for a store that several machines share. */
  readonly locks?: FileLocks | undefined;
  /** Whether restricted downloads are redirected to the store itself, where it has addresses. */
  readonly redirectsDownloads?: boolean;
  /** The installation's secret, which signs the addresses of restricted files. */
  readonly secret: string;
  readonly isShown: IsShown;
  /** The disk space for rendered sizes of pictures. */
  readonly maxRenderedBytes?: number;
};

const gigabyte = 1024 ** 3;

/**
 * Opens the files below a folder, which need not exist yet, or in another store. Several processes may share both.
 */
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
    // Guessed hashes never reach the services that own files.
    async (hash) => (await blobs.about(hash)) !== undefined && isShown(hash),
  );
  const images = createImages({ blobs, drawn, admit });
  const incoming = join(directory, 'incoming');
  const library = fileStore(blobs, incoming, redirectsDownloads);

  return {
    ...library,
    async storeFirstPage(hash) {
      if ((await blobs.about(hash))?.contentType !== 'application/pdf') return undefined;
      // Loaded on demand: a process that stores no documents does not need it.
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

/** Answers a reader, with 503 when the store does not answer now. */
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
