import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ObjectStore } from '#services/foundation/objects/object-store.ts';
import { hashIn, isPassing, storedBelow } from './stored-keys.ts';

export type Moved = {
  readonly moved: number;
  /** How many were in the target already, with the same bytes. */
  readonly there: number;
  /** Keys whose bytes do not match the hash in their name; these were not copied. */
  readonly broken: readonly string[];
};

/** A copied file differed when it was read again: the target cannot be trusted, so the move stops. */
export class Altered extends Error {
  override name = 'Altered';
}

const atOnce = 8;

/**
 * Copies all files of one store into another, and verifies each by reading it again. Files that exist there
 * with the same bytes are skipped, so an interrupted move continues. Nothing is removed from the source.
 * @throws {Altered}
 */
export async function moveFiles(
  from: ObjectStore,
  to: ObjectStore,
  progress: (files: number) => void,
): Promise<Moved> {
  let [moved, there] = [0, 0];
  const broken: string[] = [];

  async function move(key: string, size: number): Promise<void> {
    const sum = await sumOf(from, key);
    // Deleted since it was listed.
    if (sum === undefined) return;
    const hash = hashIn(key);
    if (hash && !sum.startsWith(hash)) return void broken.push(key);
    if ((await to.find(key))?.size === size && (await sumOf(to, key)) === sum) {
      there += 1;
    } else {
      await from.onDisk(key, (path) => to.put(key, { path }));
      if ((await sumOf(to, key)) !== sum) throw new Altered(`${key} did not arrive as it was.`);
      moved += 1;
    }
    if ((moved + there) % 500 === 0) progress(moved + there);
  }

  for (const prefix of Object.values(storedBelow)) {
    // Moved as one batch, so that a failure is noticed while the others of it finish.
    let next: [key: string, size: number][] = [];
    const moveNext = async () => {
      const begun = next;
      next = [];
      await Promise.all(begun.map(([key, size]) => move(key, size)));
    };
    for await (const { key, size } of from.list(prefix)) {
      if (isPassing(key)) continue;
      next.push([key, size]);
      if (next.length === atOnce) await moveNext();
    }
    await moveNext();
  }
  return { moved, there, broken: broken.sort() };
}

async function sumOf(store: ObjectStore, key: string): Promise<string | undefined> {
  const bytes: Readable | undefined = await store.read(key);
  if (!bytes) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
