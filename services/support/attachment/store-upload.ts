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
  /** Undefined: nobody looks for malware. */
  scan: ScanFile | undefined;
  kinds: TakenKinds;
};

export type UploadStore = {
  /**
   * Looks into a file of this machine of which all bytes are here and stores it. Throws `refusal` 415, and nothing is left
   * of it then.
   */
  readonly store: (upload: { id: string; name: string }, path: string) => Promise<void>;
  /** Removes an upload that was sent with nothing yet. */
  readonly remove: (id: string) => Promise<void>;
};

/** What happens to complete uploads, of customers or strangers. */
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
