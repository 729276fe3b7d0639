import type { Pool } from 'pg';
import { refusal } from '../upload/receive-resumable-uploads.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import { nameWithEnding } from './file-name.ts';
import type { TakenKinds } from './media-type.ts';
import { saveFile, UnsupportedMedia } from './save-file.ts';
import type { ScanFile } from './scan-file.ts';
import { finishUpload, removeUpload } from './upload-rows.ts';

type Parts = {
  pool: Pool;
  files: AttachmentFiles;
  /** Undefined: uploads are not scanned for malware. */
  scan: ScanFile | undefined;
  kinds: TakenKinds;
};

export type UploadStore = {
  /** Checks a complete file of this machine and stores it. Throws `refusal` 415, after deleting it. */
  readonly store: (upload: { id: string; name: string }, path: string) => Promise<void>;
  /** Deletes an upload that was not sent with anything yet. */
  readonly remove: (id: string) => Promise<void>;
};

/** Checks and stores complete uploads, of customers and visitors. */
export function createUploadStore({ pool, files, scan, kinds }: Parts): UploadStore {
  async function remove(id: string): Promise<void> {
    if (await removeUpload(pool, id)) await files.remove(id);
  }

  return {
    remove,
    async store({ id, name }, path) {
      try {
        await scan?.(path);
        const saved = await saveFile(path, { files, id }, kinds);
        await finishUpload(pool, id, nameWithEnding(name, saved.extension), saved);
      } catch (error) {
        if (!(error instanceof UnsupportedMedia)) throw error;
        await remove(id);
        throw refusal(415, error.message);
      }
    },
  };
}
