import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ObjectStore } from './object-store.ts';

const unfinishedEnding = '.tmp';
const removedEnding = '.removed';

/** Objects as files below a folder, which need not exist yet. Several processes may share it. */
export function openFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, ...key.split('/'));

  const find: ObjectStore['find'] = async (key) => {
    const found = await stat(pathOf(key)).catch(absent);
    return found?.isFile() ? { size: found.size, changedAt: found.mtime } : undefined;
  };

  return {
    find,
    bucket: undefined,
    async put(key, source) {
      if ('path' in source) await placeFile(source.path, pathOf(key));
      else await writeWhole(pathOf(key), source);
    },
    async read(key, range) {
      return (await find(key)) && createReadStream(pathOf(key), range);
    },
    onDisk: (key, work) => work(pathOf(key)),
    async renew(key) {
      const now = new Date();
      return (await utimes(pathOf(key), now, now).then(() => true, absent)) ?? false;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async removeUnlessYoung(key, youngMs) {
      const path = pathOf(key);
      const removed = `${path}.${randomUUID()}${removedEnding}`;
      // Renamed first: whoever stores the same from now on finds nothing, and whoever did just before is noticed.
      await rename(path, removed).catch(absent);
      const { mtimeMs = 0 } = (await stat(removed).catch(absent)) ?? {};
      if (mtimeMs > Date.now() - youngMs) {
        await rename(removed, path);
        return false;
      }
      await rm(removed, { force: true });
      return true;
    },
    async *list(prefix) {
      // The folder of the prefix; the rest of the prefix is compared.
      const start = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const path of filesBelow(pathOf(start))) {
        const key = relative(folder, path).split(sep).join('/');
        if (!key.startsWith(prefix)) continue;
        const found = await stat(path).catch(absent);
        if (found) yield { key, size: found.size };
      }
    },
    addressOf: async () => undefined,
    // DATA_DIR is checked at the start.
    check: async () => {},
  };
}

async function* filesBelow(folder: string): AsyncIterable<string> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(absent)) ?? [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile() && !path.endsWith(unfinishedEnding) && !path.endsWith(removedEnding)) yield path;
  }
}

/** Adds a file under a second path: as a hard link where both are on one disk. */
async function placeFile(source: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}${unfinishedEnding}`;
  try {
    await link(source, unfinished).catch((error: NodeJS.ErrnoException) => {
      if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(error.code ?? '')) throw error;
      return copyFile(source, unfinished);
    });
    const file = await open(unfinished, 'r+');
    await file.sync().finally(() => file.close());
    await rename(unfinished, path);
  } finally {
    // `rename` leaves both names when they are links to the same file.
    await rm(unfinished, { force: true });
  }
}

/** Writes a file so that it exists whole or not at all, even after a power failure. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}${unfinishedEnding}`;
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

/** Ignores that a file does not exist; any other error is thrown. */
export function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
