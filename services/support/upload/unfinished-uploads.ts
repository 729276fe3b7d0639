import { mkdirSync } from 'node:fs';
import type { S3Store } from '@tus/s3-store';
import type { DataStore } from '@tus/server';
import { LRUCache } from 'lru-cache';
import { partBytes } from '#services/foundation/objects/bucket-store.ts';
import type { ObjectStore } from '#services/foundation/objects/object-store.ts';

/** After so many hours what nobody went on with is forgotten. */
export const uploadLifeHours = 24;

/** Files that are still coming; several processes may share them. */
export type UnfinishedUploads = {
  /** Where the tus server writes; read with the first upload, not at the start. */
  readonly store: () => Promise<DataStore>;
  /** By which the store knows an upload. */
  readonly keyOf: (id: string) => string;
  /** How many bytes of an upload are here. */
  readonly received: (id: string) => Promise<number>;
  /** How large it is as a file that can be read; undefined: there is none. */
  readonly wholeSize: (id: string) => Promise<number | undefined>;
  /** Works with an upload that is whole as a file on this machine. */
  readonly onDisk: <Result>(id: string, work: (path: string) => Promise<Result>) => Promise<Result>;
  /** Removes all that there is of an upload. */
  readonly remove: (id: string) => Promise<void>;
};

const lifeMs = uploadLifeHours * 60 * 60_000;

/**
 * @param folder of this machine, where they lie when the store is one of its folders
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

/** What a store says of uploads that go on, so that it is not asked with each part. */
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
    // Not every store has tags; what is old is swept away here.
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
