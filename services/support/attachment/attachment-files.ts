import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolderStore } from '#services/foundation/objects/folder-store.ts';
import { below, type ObjectStore } from '#services/foundation/objects/object-store.ts';
import { openUnfinishedUploads, type UnfinishedUploads } from '../upload/unfinished-uploads.ts';

/** The bytes of attachments in a store that several processes share; the names are ids, which nobody chooses. */
export type AttachmentFiles = {
  /** Of files that are still coming. */
  readonly unfinished: UnfinishedUploads;
  /** What is kept, by the keys below. */
  readonly kept: ObjectStore;
  readonly keyOf: (id: string) => string;
  /** A picture in a size for lists. */
  readonly previewOf: (id: string) => string;
  /** Works with bytes that came in one piece as a file of this machine, which is gone when the work is done. */
  readonly asFile: <Result>(bytes: Uint8Array, work: (path: string) => Promise<Result>) => Promise<Result>;
  /** Everything that there is of an attachment. */
  readonly remove: (id: string) => Promise<void>;
};

/**
 * @param directory of this machine, for files that are looked into, and for those that are coming where the store is
 *   one of its folders
 * @param objects where they are; without it, in the same directory
 */
export function openAttachmentFiles(
  directory: string,
  objects: ObjectStore = openFolderStore(directory),
): AttachmentFiles {
  const folder = join(directory, 'unfinished');
  const unfinished = openUnfinishedUploads(folder, below(objects, 'unfinished/'));
  const kept = below(objects, 'kept/');
  const keyOf = (id: string) => `${id.slice(0, 2)}/${id}`;
  const previewOf = (id: string) => `${keyOf(id)}.webp`;
  return {
    unfinished,
    kept,
    keyOf,
    previewOf,
    async asFile(bytes, work) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, randomUUID());
      await writeFile(path, bytes, { flag: 'wx' });
      return work(path).finally(() => rm(path, { force: true }));
    },
    async remove(id) {
      await unfinished.remove(id);
      await Promise.all([keyOf(id), previewOf(id)].map((key) => kept.remove(key)));
    },
  };
}
