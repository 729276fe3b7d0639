import type { UploadLimits } from '#contracts/upload-limits.ts';
import type { IdToken } from '../../upload/send-resumable-upload.ts';
import { type ListedUpload, openUploadList, type UploadList } from '../../upload/upload-list.ts';
import { readSaved, writeSaved } from '../draft.ts';
import { type FileProblem, fileProblem } from './file-problem.ts';

/** The files of a draft of a ticket. Finished ones are remembered with it. */
export type TicketFiles = UploadList<FileProblem>;

export function openTicketFiles(storageKey: string, idToken: IdToken, limits: UploadLimits): TicketFiles {
  return openUploadList<FileProblem>({
    target: { endpoint: '/api/uploads' },
    idToken,
    checkField: (file, others) => fileProblem(file, others, limits),
    refusalOf: (status) => (status === 415 ? 'kind' : status === 413 ? 'tooMany' : undefined),
    before: finishedBefore(storageKey),
    onChange: (list) => writeSaved(storageKey, { files: list.filter(({ state }) => state === 'done') }),
  });
}

function finishedBefore(storageKey: string): readonly ListedUpload[] {
  const { files } = readSaved(storageKey) as { files?: ListedUpload[] };
  return Array.isArray(files) ? files : [];
}
