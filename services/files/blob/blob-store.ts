import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import {
  type ByteRange,
  type ObjectAnswer,
  type ObjectStore,
  readObject,
} from '#services/foundation/objects/object-store.ts';

/** A stored file: its hash and media type. `width` and `height` are 0 for files without a picture. */
export type StoredFile = {
  readonly hash: string;
  readonly size: number;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  /** Whether the background shows through the picture. */
  readonly transparent: boolean;
};

type About = Omit<StoredFile, 'hash' | 'size'>;

/** Files by the hash of their content: equal bytes are stored once and never change. */
export type BlobStore = {
  readonly put: (bytes: Buffer, about: About) => Promise<StoredFile>;
  /** The same for a file on this machine, which stays where it is. */
  readonly putFile: (path: string, about: About) => Promise<StoredFile>;
  /** Undefined: there is none of that hash. */
  readonly about: (hash: string) => Promise<StoredFile | undefined>;
  readonly read: (hash: string, range?: ByteRange) => Promise<Readable | undefined>;
  /** Runs work with a stored file as a file on this machine. */
  readonly onDisk: <Result>(hash: string, work: (path: string) => Promise<Result>) => Promise<Result>;
  readonly addressOf: (hash: string, answer: ObjectAnswer) => Promise<string | undefined>;
  /** Deletes a file, unless somebody has just stored the same; gives whether it is gone. */
  readonly remove: (hash: string) => Promise<boolean>;
  /** Takes over a file of another store; a file that it does not have is skipped. */
  readonly takeFrom: (other: Pick<BlobStore, 'about' | 'onDisk'>, hash: string) => Promise<void>;
};

/**
 * Separates processes that store a file from one that deletes the same, on all machines. A folder does it by itself.
 */
export type FileLocks = {
  /** Shared: several may store at the same time. */
  readonly storing: <Result>(hash: string, work: () => Promise<Result>) => Promise<Result>;
  readonly removing: <Result>(hash: string, work: () => Promise<Result>) => Promise<Result>;
};

const noLocks: FileLocks = { storing: (_, work) => work(), removing: (_, work) => work() };

/** Whoever stores a file has this long to refer to it; until then nobody can know whether it is needed. */
const notedWithinMs = 2 * 60_000;

const hashPattern = /^[0-9a-f]{40}$/;

function getHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 40);
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 40);
}

export function openBlobStore(objects: ObjectStore, locks: FileLocks = noLocks): BlobStore {
  const known = new LRUCache<string, StoredFile>({ max: 5000 });
  const keyOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`;
  const aboutKey = (hash: string) => `${keyOf(hash)}.json`;

  async function about(hash: string): Promise<StoredFile | undefined> {
    if (!hashPattern.test(hash)) return undefined;
    const remembered = known.get(hash);
    if (remembered) return remembered;
    const text = await readObject(objects, aboutKey(hash));
    if (text === undefined) return undefined;
    const file = JSON.parse(text.toString()) as StoredFile;
    known.set(hash, file);
    return file;
  }

  const describe = (file: StoredFile) => objects.put(aboutKey(file.hash), Buffer.from(JSON.stringify(file)));

  /** Makes a file count as just stored. False: another process has deleted it. */
  async function renew(hash: string): Promise<boolean> {
    const isThere = await objects.renew(keyOf(hash));
    if (!isThere) known.delete(hash);
    return isThere;
  }

  function store(file: StoredFile, source: Parameters<ObjectStore['put']>[1]): Promise<StoredFile> {
    const { hash } = file;
    return locks.storing(hash, async () => {
      const existing = await about(hash);
      if (existing && isDescribed(existing) && (await renew(hash))) return existing;
      await objects.put(keyOf(hash), source);
      // Written last: a file exists when its description does.
      await describe(file);
      known.set(hash, file);
      return file;
    });
  }

  return {
    about,
    read: (hash, range) => objects.read(keyOf(hash), range),
    onDisk: (hash, work) => objects.onDisk(keyOf(hash), work),
    addressOf: (hash, answer) => objects.addressOf(keyOf(hash), answer),
    async remove(hash) {
      const file = await about(hash);
      if (!file) return false;
      return locks.removing(hash, async () => {
        known.delete(hash);
        await objects.remove(aboutKey(hash));
        if (await objects.removeUnlessYoung(keyOf(hash), notedWithinMs)) return true;
        await describe(file);
        return false;
      });
    },
    async putFile(path, { contentType, width, height, transparent }) {
      const [hash, { size }] = await Promise.all([hashOfFile(path), stat(path)]);
      return store({ hash, size, contentType, width, height, transparent }, { path });
    },
    async takeFrom(other, hash) {
      if (await about(hash)) return;
      const file = await other.about(hash);
      if (file) await other.onDisk(hash, (path) => store(file, { path }));
    },
    put(bytes, { contentType, width, height, transparent }) {
      const file = { hash: getHash(bytes), size: bytes.length, contentType, width, height, transparent };
      return store(file, bytes);
    },
  };
}

/** Files that an earlier version stored lack the transparency; storing them again adds it. */
function isDescribed({ transparent }: Partial<StoredFile>): boolean {
  return transparent !== undefined;
}
