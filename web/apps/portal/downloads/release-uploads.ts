import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { openUploadList, type UploadList } from '#web/design/upload/upload-list.ts';
import { usePortal } from '../portal.ts';
import { useDraftKey } from '../tickets/draft.ts';
import { authorizeUploads } from '../upload/authorize.ts';
import { rememberedUploads } from '../upload/remembered-uploads.ts';

/** Why a file is refused; the back end inspects its content and decides again. */
export type ReleaseFileProblem = 'kind' | 'tooLarge' | 'empty' | 'tooMany' | 'notADraft';

/** Archives and documents up to 2 GB. Undefined: the file is accepted. */
function releaseFileProblem(
  { name, size }: { name: string; size: number },
  { releaseFileBytes }: UploadLimits,
): ReleaseFileProblem | undefined {
  if (!/\.(?:zip|pdf)$/i.test(name)) return 'kind';
  if (size === 0) return 'empty';
  return size > releaseFileBytes ? 'tooLarge' : undefined;
}

const refusals: Readonly<Record<number, ReleaseFileProblem>> = {
  404: 'notADraft',
  413: 'tooMany',
  415: 'kind',
  422: 'notADraft',
};

/** The uploads of a draft; they stop when the screen is left. `onDone`: a file was added to the draft. */
export function useReleaseUploads(release: string, onDone: () => void): UploadList<ReleaseFileProblem> {
  const { session, uploadLimits } = usePortal();
  const key = useDraftKey(`release:${release}:files`);
  const [files] = useState(() => {
    const list: UploadList<ReleaseFileProblem> = openUploadList<ReleaseFileProblem>({
      target: { endpoint: '/api/release-uploads', metadata: { release } },
      authorize: authorizeUploads(session),
      checkField: (file) => releaseFileProblem(file, uploadLimits),
      refusalOf: (status) => refusals[status],
      ...rememberedUploads(key),
      onDone(file) {
        list.forget(file.key);
        onDone();
      },
    });
    return list;
  });
  useSyncExternalStore(files.subscribe, files.current);
  useEffect(() => () => files.close(), [files]);
  return files;
}
