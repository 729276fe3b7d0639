import { readFile } from 'node:fs/promises';
import type { AttachmentFiles } from './attachment-files.ts';
import { type StoredFile, saveFile } from './save-file.ts';

/** Saves a copy of a picture or film that lies elsewhere under the id of an attachment. Throws `UnsupportedMedia`. */
export async function saveCopy(files: AttachmentFiles, id: string, source: string): Promise<StoredFile> {
  const bytes = await readFile(source);
  return files.asFile(bytes, (path) => saveFile(path, { files, id }, { ticketDocuments: false }));
}
