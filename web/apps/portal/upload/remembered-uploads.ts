import type { ListedUpload } from '#web/design/upload/upload-list.ts';
import { readSaved, writeSaved } from '../tickets/draft.ts';

/**
 * What a list of uploads says of itself to the next page of this window: what has arrived, and what was on its way, which
 * goes on where it stopped as soon as the same file is chosen again.
 */
export function rememberedUploads(storageKey: string) {
  const { files } = readSaved(storageKey) as { files?: ListedUpload[] };
  return {
    before: Array.isArray(files) ? files : [],
    onChange: (list: readonly ListedUpload[]) =>
      writeSaved(storageKey, {
        files: list.map((file) => (file.state === 'done' ? file : { ...file, state: 'wanted' })),
      }),
  };
}
