import type { UploadLimits } from '#contracts/upload-limits.ts';

/** Why a file is refused; the back end inspects its content and decides again. */
export type FileProblem = 'kind' | 'tooLarge' | 'empty' | 'tooMany' | 'tooMuch';

/** By extension, since browsers have no media type for logs, and several for archives. */
const documentEnding = /\.(?:pdf|log|txt|csv|zip)$/i;

type Chosen = { readonly name: string; readonly type: string; readonly size: number };

/**
 * TIC-02: pictures, films and documents up to 100 MB. Undefined: the file can be added to those already
 * there.
 */
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
