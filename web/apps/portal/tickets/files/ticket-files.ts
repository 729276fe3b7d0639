import type { UploadLimits } from '#contracts/upload-limits.ts';
import { rememberedUploads } from '../../upload/remembered-uploads.ts';
import type { IdToken } from '../../upload/send-resumable-upload.ts';
import { openUploadList, type UploadList } from '../../upload/upload-list.ts';
import { type FileProblem, fileProblem } from './file-problem.ts';

/** The files of a draft of a ticket. They are remembered with it. */
export type TicketFiles = UploadList<FileProblem>;

export function openTicketFiles(storageKey: string, idToken: IdToken, limits: UploadLimits): TicketFiles {
  return openUploadList<FileProblem>({
    target: { endpoint: '/api/uploads' },
    idToken,
    checkField: (file, others) => fileProblem(file, others, limits),
    refusalOf: (status) => (status === 415 ? 'kind' : status === 413 ? 'tooMany' : undefined),
    ...rememberedUploads(storageKey),
  });
}
