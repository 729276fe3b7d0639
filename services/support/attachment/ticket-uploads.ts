import type { Pool } from 'pg';
import { carriesRole, roles } from '#contracts/identity/roles.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { admitSignedIn } from '#services/support/upload/admit-signed-in.ts';
import {
  openResumableUploads,
  refusal,
  type UploadParts,
} from '#services/support/upload/receive-resumable-uploads.ts';
import { uploadLifeHours } from '#services/support/upload/unfinished-uploads.ts';
import type { FindSignedIn } from '../viewer/signed-in.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import { plainFileName } from './file-name.ts';
import { mediaTypeOfHead } from './media-type.ts';
import type { ScanFile } from './scan-file.ts';
import { createUploadStore } from './store-upload.ts';
import { addUpload, begunUploads, findUpload, oldUploads, type UploadRow } from './upload-rows.ts';

type Parts = UploadParts & {
  pool: Pool;
  files: AttachmentFiles;
  findSignedIn: FindSignedIn;
  /** Undefined: uploads are not scanned for malware. */
  scan: ScanFile | undefined;
  limits: UploadLimits;
};

/** A browser that learned the address of its upload sends the first part at once. */
const unheardSeconds = 60;

/**
 * TIC-02: uploads for tickets at `/api/uploads`, for people with the service. The type is detected from the first
 * bytes, and again when the file is complete.
 */
export function openUploads({ pool, files, findSignedIn, scan, limits, ...parts }: Parts) {
  const { store, remove } = createUploadStore({ pool, files, scan, kinds: limits });

  /** When the response to the creation was lost, nobody knows the address of the upload, and it stays empty. */
  async function removeUnheard(owner: string): Promise<void> {
    for (const id of await begunUploads(pool, owner, unheardSeconds)) {
      if ((await files.unfinished.received(id)) === 0) await remove(id);
    }
  }

  const handle = openResumableUploads<UploadRow, Viewer>(
    {
      address: '/api/uploads',
      unfinished: files.unfinished,
      maxBytes: limits.ticketFileBytes,
      admit: admitSignedIn(findSignedIn, ({ roles: names }) => carriesRole(names, roles.ticketing)),
      async begin(owner, { id, size, metadata }) {
        const name = plainFileName(metadata.filename ?? '');
        if (await addUpload(pool, owner, { id, name, size }, limits)) return;
        await removeUnheard(owner.id);
        if (await addUpload(pool, owner, { id, name, size }, limits)) return;
        throw refusal(413, 'Send or remove what you have uploaded first.');
      },
      find: (id, owner) => findUpload(pool, id, owner.id),
      isTaken: async (head) => (await mediaTypeOfHead(head, limits)) !== undefined,
      kinds: limits.ticketDocuments
        ? 'Only pictures, films, PDF, plain text, STEP, DXF, XLSX and ZIP are taken'
        : 'Only pictures and films are taken',
      keep: (upload, _, path) => store(upload, path),
      remove,
    },
    parts,
  );
  return {
    handle,
    /** Forgets what was sent with no ticket within a day. */
    async dropOld(): Promise<void> {
      for (const id of await oldUploads(pool, uploadLifeHours)) await remove(id);
    },
  };
}
