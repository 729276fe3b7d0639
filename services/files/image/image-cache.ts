import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { absent, writeWhole } from '#services/foundation/objects/folder-store.ts';

type CachedImage = { readonly path: string; readonly size: number; readonly usedAt: number };

/**
 * Rendered sizes of pictures on the disk of this machine. They can be rendered again at any time, so the oldest are
 * deleted when space runs out.
 */
export type ImageCache = {
  readonly get: (hash: string, name: string) => Promise<Buffer | undefined>;
  readonly put: (hash: string, name: string, bytes: Buffer) => Promise<void>;
  /** Deletes all sizes of a picture. */
  readonly remove: (hash: string) => Promise<void>;
};

export function openImageCache(directory: string, maxBytes: number): ImageCache {
  let total: Promise<number> | undefined;
  const path = (hash: string, name: string) => join(directory, hash.slice(0, 2), hash, name);

  /** Other processes write here, too, so the size on disk is measured again whenever it seems full. */
  async function makeRoom(): Promise<number> {
    const cached = (await list(directory)).sort((a, b) => a.usedAt - b.usedAt);
    let size = cached.reduce((sum, file) => sum + file.size, 0);
    if (size <= maxBytes) return size;
    for (const file of cached) {
      await rm(file.path, { force: true });
      size -= file.size;
      if (size <= maxBytes * 0.8) break;
    }
    return size;
  }

  return {
    get: (hash, name) => readFile(path(hash, name)).catch(absent),
    remove: (hash) => rm(join(directory, hash.slice(0, 2), hash), { recursive: true, force: true }),
    async put(hash, name, bytes) {
      await writeWhole(path(hash, name), bytes);
      total ??= makeRoom();
      const before = await total;
      total = before + bytes.length > maxBytes ? makeRoom() : Promise.resolve(before + bytes.length);
      await total;
    },
  };
}

async function list(directory: string): Promise<CachedImage[]> {
  const entries = (await readdir(directory, { recursive: true, withFileTypes: true }).catch(absent)) ?? [];
  const files: CachedImage[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const about = await stat(path).catch(absent);
    if (about) files.push({ path, size: about.size, usedAt: about.mtimeMs });
  }
  return files;
}
