import type { UploadLimits } from '#contracts/upload-limits.ts';
import type { Authorize } from '#web/design/upload/send-resumable-upload.ts';
import { openUploadList, type UploadList } from '#web/design/upload/upload-list.ts';
import { rememberedUploads } from '../../upload/remembered-uploads.ts';
import { type FileProblem, fileProblem } from './file-problem.ts';

/** The uploads of a ticket's draft, remembered with it. */
export type TicketFiles = UploadList<FileProblem>;

export function openTicketFiles(storageKey: string, authorize: Authorize, limits: UploadLimits): TicketFiles {
  return openUploadList<FileProblem>({
    target: { endpoint: '/api/uploads' },
    authorize,
    checkField: (file, others) => fileProblem(file, others, limits),
    refusalOf: (status) => (status === 415 ? 'kind' : status === 413 ? 'tooMany' : undefined),
    ...rememberedUploads(storageKey),
  });
}
