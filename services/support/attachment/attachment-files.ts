import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where the bytes of attachments lie below one directory, which several processes may share; the names are ids, which
 * nobody chooses.
 */
export type AttachmentFiles = {
  /** Of files that are still coming. */
  readonly unfinished: string;
  readonly path: (id: string) => string;
  /** A picture in a size for lists. */
  readonly preview: (id: string) => string;
  readonly removeUnfinished: (id: string) => Promise<void>;
  /** Everything that there is of an attachment. */
  readonly remove: (id: string) => Promise<void>;
};

export function openAttachmentFiles(directory: string): AttachmentFiles {
  const unfinished = join(directory, 'unfinished');
  mkdirSync(unfinished, { recursive: true });
  const path = (id: string) => join(directory, 'kept', id.slice(0, 2), id);
  const preview = (id: string) => `${path(id)}.webp`;
  const drop = (paths: string[]) => Promise.all(paths.map((name) => rm(name, { force: true })));
  const unfinishedPaths = (id: string) => [join(unfinished, id), join(unfinished, `${id}.json`)];
  return {
    unfinished,
    path,
    preview,
    async removeUnfinished(id) {
      await drop(unfinishedPaths(id));
    },
    async remove(id) {
      await drop([...unfinishedPaths(id), path(id), preview(id)]);
    },
  };
}
