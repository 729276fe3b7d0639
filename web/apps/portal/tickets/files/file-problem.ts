import type { UploadLimits } from '#contracts/upload-limits.ts';

/** Why a file is not taken; the back end looks into it and decides again. */
export type FileProblem = 'kind' | 'tooLarge' | 'empty' | 'tooMany' | 'tooMuch';

type Chosen = { readonly type: string; readonly size: number };

/** TIC-02: pictures and films to 100 MB. Undefined: the file can go beside those that are there already. */
export function fileProblem(
  file: Chosen,
  others: readonly { size: number }[],
  limits: UploadLimits,
): FileProblem | undefined {
  if (!/^(?:image|video)\//.test(file.type)) return 'kind';
  if (file.size === 0) return 'empty';
  if (file.size > limits.ticketFileBytes) return 'tooLarge';
  if (others.length >= limits.ticketFiles) return 'tooMany';
  const all = others.reduce((sum, { size }) => sum + size, file.size);
  return all > limits.ticketBytes ? 'tooMuch' : undefined;
}
