import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ObjectStore } from '#services/foundation/objects/object-store.ts';
import { hashIn, isPassing, storedBelow } from './stored-keys.ts';

export type Moved = {
  readonly moved: number;
  /** They were there already, with the same bytes. */
  readonly there: number;
  /** Keys whose bytes are not what their name says; they were left where they are. */
  readonly broken: readonly string[];
};

/** A file did not arrive as it was: the store is not to be trusted, and nothing more is moved. */
export class Altered extends Error {
  override name = 'Altered';
}

const atOnce = 8;

/**
 * Copies all files of one store into another, and reads each there again. What is there already with the same bytes is not
 * copied again, so a move that was stopped goes on. Nothing is removed from where it was.
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
    // Removed since it was listed.
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
    // Begun together, so that one that fails is heard while the others end.
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
