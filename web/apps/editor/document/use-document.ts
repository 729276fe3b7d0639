import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { useEditor } from '../editor.ts';
import type { DocumentStore, DocumentView } from './document-store.ts';

/** A document for as long as its screen is mounted. */
export function useDocument<Document, Problem>(create: () => DocumentStore<Document, Problem>) {
  const { stores, views } = useDocuments(() => [create()]);
  const [store, view] = [stores[0], views[0]];
  if (!store || !view) throw new Error('There is no document');
  return { store, view, stores };
}

/** Documents that are edited on one screen, each saved for itself. */
export function useDocuments<Document, Problem>(create: () => readonly DocumentStore<Document, Problem>[]) {
  const { texts, notify } = useEditor();
  const t = texts('editorPages');
  const [stores] = useState(create);
  useEffect(() => {
    const flush = () => {
      for (const store of stores) if (store.autosaves) void store.flush();
    };
    for (const store of stores) store.open();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      for (const store of stores) store.close();
    };
  }, [stores]);
  useEffect(() => {
    if (stores.some(({ hasRestored }) => hasRestored)) notify('info', t('restored'));
  }, [stores, notify, t]);

  const known = useRef<readonly DocumentView<Document, Problem>[]>([]);
  const views = useSyncExternalStore(
    (listener) => {
      const ends = stores.map((store) => store.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    () => {
      const next = stores.map((store) => store.view());
      if (next.some((view, index) => view !== known.current[index])) known.current = next;
      return known.current;
    },
  );
  return { stores, views };
}

/** Whether an error means that the server cannot be reached now. */
export function isOffline(error: unknown): boolean {
  return error instanceof OperationError && (error.code === '' || error.code === 'UNAVAILABLE');
}
