import { useCallback, useEffect, useRef, useState } from 'react';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { useEditor } from '../editor.ts';
import type { PageTranslation } from './translation-operations.ts';
import { afterKeeping, beginWork, findChanges, type Work, withConflicts } from './translation-work.ts';

/** After the last key. */
const keepAfterMs = 800;

/** By the words of the page editor. `unchanged`: everything is kept. */
export type Keeping = 'unchanged' | 'keeping' | 'conflict' | 'refused' | 'failed';

/** What is translated, kept a moment after the last key; what cannot be kept stays in the fields. */
export function useTranslationWork({ page, language, segments }: PageTranslation) {
  const { change } = useEditor();
  const [work, setWork] = useState<Work>(() => beginWork(segments));
  const [state, setState] = useState<Keeping>('unchanged');
  const latest = useRef(work);
  const isSending = useRef(false);

  const update = useCallback((edit: (work: Work) => Work) => {
    latest.current = edit(latest.current);
    setWork(latest.current);
  }, []);

  const flush = useCallback(async () => {
    const sent = findChanges(latest.current);
    if (isSending.current || (sent.changes.length === 0 && sent.confirmed.length === 0)) return;
    isSending.current = true;
    setState('keeping');
    try {
      const { saveTranslation } = await change('content', 'saveTranslation', {
        pageId: page.id,
        language,
        ...sent,
      });
      if (saveTranslation.conflicts.length > 0) {
        update((current) => withConflicts(current, saveTranslation.conflicts));
        setState('conflict');
      } else if (saveTranslation.done) {
        update((current) => afterKeeping(current, sent));
        setState('unchanged');
      } else setState('refused');
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      setState('failed');
    } finally {
      isSending.current = false;
    }
  }, [change, page.id, language, update]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the words starts the clock anew
  useEffect(() => {
    const timer = setTimeout(() => void flush(), keepAfterMs);
    return () => clearTimeout(timer);
  }, [work, flush]);

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      const { changes, confirmed } = findChanges(latest.current);
      if (changes.length + confirmed.length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => {
      window.removeEventListener('beforeunload', hold);
      void flush();
    };
  }, [flush]);

  const { changes, confirmed } = findChanges(work);
  const isOpen = changes.length + confirmed.length > 0;
  return { work, state: isOpen && state === 'unchanged' ? 'keeping' : state, update };
}
