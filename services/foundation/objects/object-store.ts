import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The first and the last byte, both included. */
export type ByteRange = { readonly start: number; readonly end: number };

export type ObjectFacts = { readonly size: number; readonly changedAt: Date };

/** How a browser that fetches an object by its own address is answered. */
export type ObjectAnswer = {
  readonly seconds: number;
  readonly contentType: string;
  readonly disposition: string;
};

/**
 * Bytes under keys like `kept/ab/cd`. Each object is there whole or not at all, and two processes that write the same key
 * write the same bytes.
 *
 * Every function throws {@link StoreUnavailable} when the store does not answer.
 */
export type ObjectStore = {
  /** A file at a path stays where it is. */
  readonly put: (key: string, source: Uint8Array | { readonly path: string }) => Promise<void>;
  /** Undefined: there is none. */
  readonly find: (key: string) => Promise<ObjectFacts | undefined>;
  /** Undefined: there is none. */
  readonly read: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  /** Works with an object as a file on this machine, which is there until the work is done. Throws when there is none. */
  readonly onDisk: <Result>(key: string, work: (path: string) => Promise<Result>) => Promise<Result>;
  /** Makes an object as young as one that was just stored. False: there is none. */
  readonly renew: (key: string) => Promise<boolean>;
  /** Removes what is there under a key. */
  readonly remove: (key: string) => Promise<void>;
  /** The same unless it is younger than this; tells whether it is gone. */
  readonly removeUnlessYoung: (key: string, youngMs: number) => Promise<boolean>;
  /** All whose key begins so. */
  readonly list: (prefix: string) => AsyncIterable<{ readonly key: string; readonly size: number }>;
  /** Where anybody may fetch an object for some seconds; undefined: only this program reads here. */
  readonly addressOf: (key: string, answer: ObjectAnswer) => Promise<string | undefined>;
  /** @throws {StoreUnavailable} when it does not answer, and {@link StoreRefusal} when it answers that it is not for us */
  readonly check: () => Promise<void>;
  /** What a program needs that writes to the store by itself. Undefined: the store is a folder of this machine. */
  readonly bucket: Bucket | undefined;
};

export type Bucket = {
  readonly name: string;
  /** Before every key. */
  readonly prefix: string;
  readonly client: import('@aws-sdk/client-s3').S3ClientConfig;
  /** Ends an upload that was begun under a key in parts and not finished, with what lies beside it. */
  readonly endUpload: (key: string, beside: readonly string[]) => Promise<void>;
};

/** The store does not answer, or cannot work now; what was asked may be asked again. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** The store answers that there is no such bucket, or that it is not for us. */
export class StoreRefusal extends Error {
  override name = 'StoreRefusal';
}

/** The part of a store whose keys begin so. */
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

/** A small object whole; undefined: there is none. */
export async function readObject(store: Pick<ObjectStore, 'read'>, key: string): Promise<Buffer | undefined> {
  const stream = await store.read(key);
  return stream && buffer(stream);
}
