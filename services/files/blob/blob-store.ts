import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';

/** A stored file: its hash and its kind. `width` and `height` are 0 where there is nothing to see. */
export type StoredFile = {
  readonly hash: string;
  readonly size: number;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  /** The ground that a picture stands on shows through it. */
  readonly transparent: boolean;
};

type About = Omit<StoredFile, 'hash' | 'size'>;

/** Files by the hash of their content: the same bytes are stored once and never change. */
export type BlobStore = {
  readonly put: (bytes: Buffer, about: About) => Promise<StoredFile>;
  /** The same for a file on the same disk, which is moved. */
  readonly move: (source: string, about: About) => Promise<StoredFile>;
  /** Undefined: there is none of that hash. */
  readonly about: (hash: string) => Promise<StoredFile | undefined>;
  readonly path: (hash: string) => string;
  /** Removes a file, unless somebody has just stored the same; tells whether it is gone. */
  readonly remove: (hash: string) => Promise<boolean>;
  /** The same file of another store on the same disk is here, too, from now on; a store that has none of it gives none. */
  readonly takeFrom: (other: Pick<BlobStore, 'about' | 'path'>, hash: string) => Promise<void>;
};

/** Whoever stores a file notes it within so long; until then nobody can tell that it is wanted. */
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

export function openBlobStore(directory: string): BlobStore {
  const known = new LRUCache<string, StoredFile>({ max: 5000 });
  const path = (hash: string) => join(directory, hash.slice(0, 2), hash);

  async function about(hash: string): Promise<StoredFile | undefined> {
    if (!hashPattern.test(hash)) return undefined;
    const remembered = known.get(hash);
    if (remembered) return remembered;
    const text = await readFile(`${path(hash)}.json`, 'utf8').catch(absent);
    if (text === undefined) return undefined;
    const file = JSON.parse(text) as StoredFile;
    known.set(hash, file);
    return file;
  }

  /** What is stored anew is as young as what is stored first. False: another process has removed it. */
  async function renew(hash: string): Promise<boolean> {
    const now = new Date();
    const isThere = await utimes(path(hash), now, now).then(() => true, absent);
    if (!isThere) known.delete(hash);
    return isThere ?? false;
  }

  return {
    path,
    about,
    async remove(hash) {
      const file = await about(hash);
      if (!file) return false;
      known.delete(hash);
      const removed = `${path(hash)}.${randomUUID()}.removed`;
      await rm(`${path(hash)}.json`, { force: true });
      // Out of the way first: whoever stores the same from now on finds nothing, and whoever did just before is seen.
      await rename(path(hash), removed).catch(absent);
      const { mtimeMs = 0 } = (await stat(removed).catch(absent)) ?? {};
      if (mtimeMs > Date.now() - notedWithinMs) {
        await rename(removed, path(hash));
        await writeWhole(`${path(hash)}.json`, Buffer.from(JSON.stringify(file)));
        return false;
      }
      await rm(removed, { force: true });
      return true;
    },
    async move(source, { contentType, width, height, transparent }) {
      const [hash, { size }] = await Promise.all([hashOfFile(source), stat(source)]);
      const existing = await about(hash);
      if (existing && isDescribed(existing) && (await renew(hash))) return existing;
      const file: StoredFile = { hash, size, contentType, width, height, transparent };
      await mkdir(dirname(path(hash)), { recursive: true });
      await rename(source, path(hash));
      await writeWhole(`${path(hash)}.json`, Buffer.from(JSON.stringify(file)));
      known.set(hash, file);
      return file;
    },
    async takeFrom(other, hash) {
      if (await about(hash)) return;
      const file = await other.about(hash);
      if (!file) return;
      await mkdir(dirname(path(hash)), { recursive: true });
      await link(other.path(hash), path(hash)).catch(present);
      await writeWhole(`${path(hash)}.json`, Buffer.from(JSON.stringify(file)));
    },
    async put(bytes, { contentType, width, height, transparent }) {
      const hash = getHash(bytes);
      const existing = await about(hash);
      if (existing && isDescribed(existing) && (await renew(hash))) return existing;
      const file: StoredFile = { hash, size: bytes.length, contentType, width, height, transparent };
      await writeWhole(path(hash), bytes);
      // Written last: a file exists when its description does.
      await writeWhole(`${path(hash)}.json`, Buffer.from(JSON.stringify(file)));
      known.set(hash, file);
      return file;
    },
  };
}

/** Files stored by an earlier version lack whether they are transparent; storing them again adds it. */
function isDescribed({ transparent }: Partial<StoredFile>): boolean {
  return transparent !== undefined;
}

/** Writes a file so that it is there whole or not at all, also after a power cut. */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const directory = dirname(path);
  await mkdir(directory, { recursive: true });
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function present(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

export function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
