import type { Pool } from 'pg';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import type { DownloadLinks } from '#services/support/download-link/sign-download-link.ts';
import type { UploadParts } from '../upload/receive-resumable-uploads.ts';
import type { FindSignedIn } from '../viewer/signed-in.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import { attachmentDelivery } from './deliver-attachment.ts';
import type { ScanFile } from './scan-file.ts';
import { openUploads } from './ticket-uploads.ts';

export type Attachments = {
  /** `/api/uploads`, by tus 1.0. */
  readonly handleUpload: (request: Request) => Promise<Response>;
  /** `/api/attachments/{id}/{name}`, for holders of a link that was signed here. */
  readonly handleDelivery: (request: Request) => Promise<Response>;
  /** Deletes uploads that were not sent with a ticket. */
  readonly dropUnsent: () => Promise<void>;
};

type Parts = UploadParts & {
  pool: Pool;
  links: DownloadLinks;
  findSignedIn: FindSignedIn;
  files: AttachmentFiles;
  scan: ScanFile | undefined;
  limits: UploadLimits;
  /** Whether downloads are redirected to the store itself, where it has addresses. */
  redirectsDownloads: boolean;
};

/** Opens the files of tickets. */
export function openAttachments({ links, redirectsDownloads, ...parts }: Parts): Attachments {
  const { pool, files } = parts;
  const uploads = openUploads(parts);
  return {
    handleUpload: uploads.handle,
    handleDelivery: attachmentDelivery({ pool, links, files, redirectsDownloads }),
    dropUnsent: uploads.dropOld,
  };
}
