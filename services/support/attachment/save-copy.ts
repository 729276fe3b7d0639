import { readFile } from 'node:fs/promises';
import type { AttachmentFiles } from './attachment-files.ts';
import { type StoredFile, saveFile } from './save-file.ts';

/**
 * Copies a picture or film from elsewhere to the id of an attachment.
 * @throws {UnsupportedMedia}
 */
export async function saveCopy(files: AttachmentFiles, id: string, source: string): Promise<StoredFile> {
  const bytes = await readFile(source);
  return files.asFile(bytes, (path) => saveFile(path, { files, id }, { ticketDocuments: false }));
}
