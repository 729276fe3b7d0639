import type { ListedUpload } from '#web/design/upload/upload-list.ts';
import { readSaved, writeSaved } from '../tickets/draft.ts';

/**
 * Remembers a list of uploads for the next page of this tab: finished ones, and interrupted ones, which
 * resume as soon as the same file is chosen again.
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
