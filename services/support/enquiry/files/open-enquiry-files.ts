import type { Pool } from 'pg';
import { carriesToken } from '#contracts/caller-token.ts';
import { forVisitorHeader, visitorHeader } from '#contracts/identity/visitor.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { badFields } from '#services/foundation/refusals.ts';
import type { AttachmentFiles } from '../../attachment/attachment-files.ts';
import { plainFileName } from '../../attachment/file-name.ts';
import { mediaTypeOfHead } from '../../attachment/media-type.ts';
import type { ScanFile } from '../../attachment/scan-file.ts';
import { createUploadStore } from '../../attachment/store-upload.ts';
import type { UploadRow } from '../../attachment/upload-rows.ts';
import { openResumableUploads, refusal, type UploadParts } from '../../upload/receive-resumable-uploads.ts';
import {
  type Admission,
  addUnsentFile,
  findIdleFiles,
  findUnsentFiles,
  type UnsentFile,
} from './unsent-files.ts';

type Parts = UploadParts & {
  pool: Pool;
  files: AttachmentFiles;
  /** Undefined: files are not scanned for malware. */
  scan: ScanFile | undefined;
  limits: UploadLimits;
  /** The token of the site, which states for whom it asks. */
  token: string;
};

export type EnquiryFiles = {
  /** `/api/enquiry-uploads`, by tus 1.0. */
  readonly handleUpload: (request: Request) => Promise<Response>;
  /**
   * Stores a complete file that was sent with a form.
   * @throws BAD_USER_INPUT for the field `files`: `kind`, `empty`, `full`, `tooOften`
   */
  readonly save: (file: { name: string; bytes: Uint8Array; visitor: string }) => Promise<UnsentFile>;
  /** Deletes the bytes of files of enquiries. */
  readonly removeBytes: (ids: readonly string[]) => Promise<void>;
};

const kinds = { ticketDocuments: true };
const statusOf = { tooOften: 429, full: 507 } as const;

/**
 * 0087: files of enquiries, from visitors. They are uploaded in parts by tus while the form is filled in, or whole
 * with a form that was sent without script; the checks are those of ticket files.
 */
export function openEnquiryFiles({ pool, files, scan, limits, token, ...parts }: Parts): EnquiryFiles {
  const { store, remove } = createUploadStore({ pool, files, scan, kinds });

  async function add(visitor: string, file: { id: string; name: string; size: number }): Promise<Admission> {
    const first = await addUnsentFile(pool, visitor, file, limits);
    if (first !== 'full') return first;
    for (const id of await findIdleFiles(pool)) await remove(id);
    return addUnsentFile(pool, visitor, file, limits);
  }

  const find = async (id: string): Promise<UnsentFile | undefined> => (await findUnsentFiles(pool, [id]))[0];

  return {
    handleUpload: openResumableUploads<UploadRow, { visitor: string }>(
      {
        address: '/api/enquiry-uploads',
        unfinished: files.unfinished,
        maxBytes: limits.enquiryBytes,
        admit: async (request) => ({ visitor: findVisitor(request, token) }),
        async begin({ visitor }, { id, size, metadata }) {
          const admission = await add(visitor, { id, name: plainFileName(metadata.filename ?? ''), size });
          if (admission !== 'taken')
            throw refusal(statusOf[admission], 'There is no space for more files at the moment.');
        },
        find,
        isTaken: async (head) => (await mediaTypeOfHead(head, kinds)) !== undefined,
        kinds: 'Only pictures, films, PDF, STEP, DXF, CSV, plain text, XLSX and ZIP are taken',
        keep: (upload, _, path) => store(upload, path),
        remove,
      },
      parts,
    ),
    async save({ name, bytes, visitor }) {
      if (bytes.length === 0) throw badFields({ files: 'empty' });
      const id = crypto.randomUUID();
      const upload = { id, name: plainFileName(name), size: bytes.length };
      const admission = await add(visitor, upload);
      if (admission !== 'taken') throw badFields({ files: admission });
      try {
        await files.asFile(bytes, (path) => store(upload, path));
      } catch (error) {
        if ((error as { status_code?: number }).status_code !== 415) throw error;
        throw badFields({ files: 'kind' });
      }
      return (await find(id))!;
    },
    async removeBytes(ids) {
      for (const id of ids) await files.remove(id);
    },
  };
}

/** The visitor's address: as the server saw it, or as another site of ours states it. */
function findVisitor(request: Request, token: string): string {
  const visitorOfSite = carriesToken(request, token) && request.headers.get(forVisitorHeader);
  return visitorOfSite || request.headers.get(visitorHeader) || '';
}
