import { useEffect, useState } from 'react';
import { useEditor } from '../editor.ts';
import { isPagePath } from './page-path.ts';

const typingMs = 300;

/** Whether another page has a path already; false until it is known. */
export function usePathTaken(siteId: string, path: string, pageId?: string): boolean {
  const { sendQuery } = useEditor();
  const [taken, setTaken] = useState<string>();
  useEffect(() => {
    if (!siteId || !isPagePath(path)) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      sendQuery('content', 'editedPages', { siteId, search: path, first: 100 }).then(
        ({ editedPages: { nodes } }) => {
          const other = nodes.find(
            (entry) => entry.path === path && entry.id !== pageId && entry.countries.length === 0,
          );
          if (isCurrent) setTaken(other ? path : undefined);
        },
        // On failure, the server reports it when the page is saved.
        () => {},
      );
    }, typingMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sendQuery, siteId, path, pageId]);
  return taken === path;
}
