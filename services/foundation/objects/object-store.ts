import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The first and the last byte, both included. */
export type ByteRange = { readonly start: number; readonly end: number };

export type ObjectFacts = { readonly size: number; readonly changedAt: Date };

/** How the store answers a browser that fetches an object by its own address. */
export type ObjectAnswer = {
  readonly seconds: number;
  readonly contentType: string;
  readonly disposition: string;
};

/**
 * Bytes under keys such as `kept/ab/cd`. Each object exists whole or not at all, and two processes that write the
 * same key write the same bytes. Every function throws {@link StoreUnavailable} when the store does not answer.
 */
export type ObjectStore = {
  /** A file at a path stays where it is. */
  readonly put: (key: string, source: Uint8Array | { readonly path: string }) => Promise<void>;
  /** Undefined: there is none. */
  readonly find: (key: string) => Promise<ObjectFacts | undefined>;
  /** Undefined: there is none. */
  readonly read: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  /**
   * Runs work with an object as a file on this machine, which exists until the work is done. Throws when there is no
   * such object.
   */
  readonly onDisk: <Result>(key: string, work: (path: string) => Promise<Result>) => Promise<Result>;
  /** Makes an object count as just stored. False: there is none. */
  readonly renew: (key: string) => Promise<boolean>;
  /** Deletes the object under a key, if there is one. */
  readonly remove: (key: string) => Promise<void>;
  /** The same, unless it is younger than this; gives whether it is gone. */
  readonly removeUnlessYoung: (key: string, youngMs: number) => Promise<boolean>;
  /** All objects whose key has this prefix. */
  readonly list: (prefix: string) => AsyncIterable<{ readonly key: string; readonly size: number }>;
  /** An address at which anybody may fetch an object for some seconds; undefined: the store has no addresses. */
  readonly addressOf: (key: string, answer: ObjectAnswer) => Promise<string | undefined>;
  /** @throws {StoreUnavailable} when it does not answer, {@link StoreRefusal} when it refuses our account */
  readonly check: () => Promise<void>;
  /** For a library that writes to the store itself. Undefined: the store is a folder of this machine. */
  readonly bucket: Bucket | undefined;
};

export type Bucket = {
  readonly name: string;
  /** Stands before every key. */
  readonly prefix: string;
  readonly client: import('@aws-sdk/client-s3').S3ClientConfig;
  /** Aborts an unfinished multipart upload under a key, and deletes the objects beside it. */
  readonly endUpload: (key: string, beside: readonly string[]) => Promise<void>;
};

/** The store does not answer, or does not work now; the request may be repeated. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** The store answers that the bucket does not exist, or that we may not use it. */
export class StoreRefusal extends Error {
  override name = 'StoreRefusal';
}

/** The part of a store below a prefix. */
export function below(store: ObjectStore, prefix: string): ObjectStore {
  const key = (name: string) => prefix + name;
  return {
    put: (name, source) => store.put(key(name), source),
    find: (name) => store.find(key(name)),
    read: (name, range) => store.read(key(name), range),
    onDisk: (name, work) => store.onDisk(key(name), work),
    renew: (name) => store.renew(key(name)),
    remove: (name) => store.remove(key(name)),
    removeUnlessYoung: (name, youngMs) => store.removeUnlessYoung(key(name), youngMs),
    async *list(start) {
      for await (const found of store.list(key(start)))
        yield { ...found, key: found.key.slice(prefix.length) };
    },
    addressOf: (name, answer) => store.addressOf(key(name), answer),
    check: store.check,
    bucket: store.bucket && {
      ...store.bucket,
      prefix: store.bucket.prefix + prefix,
      endUpload: (name, beside) => store.bucket!.endUpload(key(name), beside.map(key)),
    },
  };
}

/** The whole content of a small object; undefined: there is none. */
export async function readObject(store: Pick<ObjectStore, 'read'>, key: string): Promise<Buffer | undefined> {
  const stream = await store.read(key);
  return stream && buffer(stream);
}
