import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolderStore } from '#services/foundation/objects/folder-store.ts';
import { below, type ObjectStore } from '#services/foundation/objects/object-store.ts';
import { openUnfinishedUploads, type UnfinishedUploads } from '../upload/unfinished-uploads.ts';

/** The files of attachments in a store that several processes share; their names are generated ids. */
export type AttachmentFiles = {
  /** Uploads in progress. */
  readonly unfinished: UnfinishedUploads;
  /** Complete files, under the keys below. */
  readonly stored: ObjectStore;
  readonly keyOf: (id: string) => string;
  /** The key of a small picture for lists. */
  readonly previewOf: (id: string) => string;
  /** Runs work with bytes as a temporary file on this machine, which is deleted afterwards. */
  readonly asFile: <Result>(bytes: Uint8Array, work: (path: string) => Promise<Result>) => Promise<Result>;
  /** Deletes everything that belongs to an attachment. */
  readonly remove: (id: string) => Promise<void>;
};

/**
 * @param directory of this machine, for files that are inspected and, without a bucket, for uploads in progress
 * @param objects the store; without it, the same directory
 */
export function openAttachmentFiles(
  directory: string,
  objects: ObjectStore = openFolderStore(directory),
): AttachmentFiles {
  const folder = join(directory, 'unfinished');
  const unfinished = openUnfinishedUploads(folder, below(objects, 'unfinished/'));
  const stored = below(objects, 'kept/');
  const keyOf = (id: string) => `${id.slice(0, 2)}/${id}`;
  const previewOf = (id: string) => `${keyOf(id)}.webp`;
  return {
    unfinished,
    stored,
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
      await Promise.all([keyOf(id), previewOf(id)].map((key) => stored.remove(key)));
    },
  };
}
