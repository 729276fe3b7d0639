import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AttachmentFiles } from './attachment-files.ts';
import { type StoredFile, saveFile } from './save-file.ts';

/** Saves a copy of a picture or film that lies elsewhere under the id of an attachment. Throws `UnsupportedMedia`. */
export async function saveCopy(files: AttachmentFiles, id: string, source: string): Promise<StoredFile> {
  const copy = join(files.unfinished, id);
  await copyFile(source, copy);
  try {
    return await saveFile(copy, files.path(id), files.preview(id), { ticketDocuments: false });
  } finally {
    await files.removeUnfinished(id);
  }
}
