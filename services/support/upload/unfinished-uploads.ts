import { mkdirSync } from 'node:fs';
import type { S3Store } from '@tus/s3-store';
import type { DataStore } from '@tus/server';
import { LRUCache } from 'lru-cache';
import { partBytes } from '#services/foundation/objects/bucket-store.ts';
import type { ObjectStore } from '#services/foundation/objects/object-store.ts';

/** Abandoned uploads are deleted after this time. */
export const uploadLifeHours = 24;

/** Uploads in progress; several processes may share them. */
export type UnfinishedUploads = {
  /** The store of the tus server; loaded with the first upload, not at the start. */
  readonly store: () => Promise<DataStore>;
  /** The store's key for an upload. */
  readonly keyOf: (id: string) => string;
  /** The number of bytes received. */
  readonly received: (id: string) => Promise<number>;
  /** The size of a complete upload; undefined: it is not complete. */
  readonly wholeSize: (id: string) => Promise<number | undefined>;
  /** Runs work with a complete upload as a file on this machine. */
  readonly onDisk: <Result>(id: string, work: (path: string) => Promise<Result>) => Promise<Result>;
  /** Deletes everything of an upload. */
  readonly remove: (id: string) => Promise<void>;
};

const lifeMs = uploadLifeHours * 60 * 60_000;

/**
 * @param folder of this machine, used when the store is one of its folders
 * @param objects the same place in the store
 */
export function openUnfinishedUploads(folder: string, objects: ObjectStore): UnfinishedUploads {
  const { bucket } = objects;
  if (!bucket) mkdirSync(folder, { recursive: true });
  const begun: BegunUploads = new LRUCache({ max: 500 });
  let opened: Promise<DataStore> | undefined;
  const store = () => {
    opened ??= bucket ? openBucket(bucket, begun) : openFolder(folder);
    return opened;
  };
  const keyOf = (id: string) => (bucket ? `${bucket.prefix}${id}` : id);

  return {
    store,
    keyOf,
    async received(id) {
      const upload = await (await store()).getUpload(keyOf(id)).catch(() => undefined);
      return upload?.offset ?? 0;
    },
    async wholeSize(id) {
      return (await objects.find(id))?.size;
    },
    onDisk: (id, work) => objects.onDisk(id, work),
    async remove(id) {
      if (bucket) {
        await bucket.endUpload(keyOf(id).slice(bucket.prefix.length), [`${id}.info`, `${id}.part`]);
        begun.delete(keyOf(id));
        return;
      }
      for (const name of [id, `${id}.json`]) await objects.remove(name);
    },
  };
}

async function openFolder(directory: string): Promise<DataStore> {
  const { FileStore } = await import('@tus/file-store');
  return new FileStore({ directory, expirationPeriodInMilliseconds: lifeMs });
}

/** Caches the store's data of running uploads, so that not every part has to ask for them. */
type BegunUploads = LRUCache<string, CacheValue>;
type Cache = NonNullable<ConstructorParameters<typeof S3Store>[0]['cache']>;
type CacheValue = NonNullable<Awaited<ReturnType<Cache['get']>>>;

async function openBucket(
  { name, client }: NonNullable<ObjectStore['bucket']>,
  begun: BegunUploads,
): Promise<DataStore> {
  const { S3Store } = await import('@tus/s3-store');
  return new S3Store({
    partSize: partBytes,
    minPartSize: partBytes,
    // Not every store supports tags; old uploads are deleted here.
    useTags: false,
    cache: {
      get: async (key) => begun.get(key),
      set: async (key, value) => void begun.set(key, value),
      delete: async (key) => void begun.delete(key),
    },
    expirationPeriodInMilliseconds: lifeMs,
    s3ClientConfig: { ...client, bucket: name },
  });
}
