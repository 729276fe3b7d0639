import type { UploadLimits } from '#contracts/upload-limits.ts';

/** Why a file is not taken; the back end looks into it and decides again. */
export type FileProblem = 'kind' | 'tooLarge' | 'empty' | 'tooMany' | 'tooMuch';

/** Browsers know no type of a log, and several of an archive. */
const documentEnding = /\.(?:pdf|log|txt|csv|zip)$/i;

type Chosen = { readonly name: string; readonly type: string; readonly size: number };

/** TIC-02: pictures, films and documents to 100 MB. Undefined: the file can go beside those that are there already. */
export function fileProblem(
  file: Chosen,
  others: readonly { size: number }[],
  limits: UploadLimits,
): FileProblem | undefined {
  const isDocument = limits.ticketDocuments && documentEnding.test(file.name);
  if (!isDocument && !/^(?:image|video)\//.test(file.type)) return 'kind';
  if (file.size === 0) return 'empty';
  if (file.size > limits.ticketFileBytes) return 'tooLarge';
  if (others.length >= limits.ticketFiles) return 'tooMany';
  const all = others.reduce((sum, { size }) => sum + size, file.size);
  return all > limits.ticketBytes ? 'tooMuch' : undefined;
}
