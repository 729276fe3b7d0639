import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file that the program stores, anywhere. */
export type StoredFile = {
  /** The path below DATA_DIR. */
  readonly path: string;
  readonly sha256: string;
  /** The hash by which the file stores know it. */
  readonly hash: string;
  readonly size: number;
};

/** Files that are not content: the database, the secret, and resized pictures that can be rendered again. */
const ofTheProgram = [/^postgres\//, /^secret$/, /^sample-password$/, /^files\/images\//, /\.json$/];

/** All files below DATA_DIR as they are stored: a new kind of file is included automatically. */
export function storedFiles(dataDir: string): StoredFile[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
    .filter((path) => !ofTheProgram.some((pattern) => pattern.test(path)))
    .map((path) => {
      const bytes = readFileSync(join(dataDir, path));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { path, sha256, hash: sha256.slice(0, 40), size: bytes.length };
    });
}

export const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Processes all items, a few at a time; gives the results in their order. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const turn = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: 12 }, turn));
  return results;
}
