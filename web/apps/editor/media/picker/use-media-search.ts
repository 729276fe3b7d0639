import { useEffect, useState } from 'react';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { useEditor } from '../../editor.ts';
import type { ListedFile, MediaKind } from '../media-data.ts';

type MediaSearch = {
  readonly files: readonly ListedFile[];
  readonly isWaiting: boolean;
  /** Loads the next page; undefined: there is none. */
  readonly more: (() => void) | undefined;
  /** Repeats the search, after an upload. */
  readonly again: () => void;
};

type Found = { files: readonly ListedFile[]; next: string | null };

/** Searches the library while typing. A failed search shows a notice. */
export function useMediaSearch(search: string, kind: MediaKind | undefined): MediaSearch {
  const { sendQuery, notify, texts } = useEditor();
  const [found, setFound] = useState<Found>({ files: [], next: null });
  const [isWaiting, setWaiting] = useState(true);
  const [round, setRound] = useState(0);
  const t = texts('editorMedia');

  const load = async (after: string | null): Promise<Found | undefined> => {
    setWaiting(true);
    try {
      const { mediaFiles } = await sendQuery('content', 'mediaFiles', {
        search,
        kind: kind ?? null,
        first: 24,
        after,
      });
      const { hasNextPage, endCursor } = mediaFiles.pageInfo;
      return { files: mediaFiles.edges.map(({ node }) => node), next: hasNextPage ? endCursor : null };
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      notify('error', t('failed'));
      return undefined;
    } finally {
      setWaiting(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again for other words and on request
  useEffect(() => {
    let isCurrent = true;
    void load(null).then((first) => {
      if (isCurrent && first) setFound(first);
    });
    return () => {
      isCurrent = false;
    };
  }, [search, kind, round]);

  const { files, next } = found;
  const addMore = async () => {
    const following = await load(next);
    if (following) setFound({ ...following, files: [...files, ...following.files] });
  };
  return {
    files,
    isWaiting,
    more: next ? addMore : undefined,
    again: () => setRound((count) => count + 1),
  };
}
