import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEditor } from '../editor.ts';
import { isSame } from '../same.ts';
import type { PagePresence } from './presence-operations.ts';

/** How often presence is reported, and the presence of others fetched. */
const beatMs = 8_000;
/** After a change of focus it is reported sooner, but not for every step while tabbing through fields. */
const moveMs = 1_000;

/**
 * The other editors of the page. Somebody is present as long as the page is visible: nobody works in a
 * background tab. `form` contains the fields.
 */
export function usePresence(
  pageId: string,
  language: string,
  form: RefObject<HTMLElement | null>,
): readonly PagePresence[] {
  const { sendMutation } = useEditor();
  const [others, setOthers] = useState<readonly PagePresence[]>([]);
  const current = useRef(language);
  useEffect(() => {
    current.current = language;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let place: string | null = null;
    const see = (next: readonly PagePresence[]) => setOthers((known) => (isSame(known, next) ? known : next));
    const schedule = (ms: number) => {
      clearTimeout(timer);
      if (!isGone && document.visibilityState === 'visible') timer = setTimeout(beat, ms);
    };
    const beat = () => {
      schedule(beatMs);
      place = findPlace(form.current);
      sendMutation('content', 'renewPresence', { pageId, place, language: current.current }).then(
        ({ renewPresence }) => !isGone && see(renewPresence),
        // On failure, nobody is shown.
        () => !isGone && see([]),
      );
    };
    const end = () => {
      clearTimeout(timer);
      sendMutation('content', 'endPresence', { pageId }).catch(() => {});
    };
    const moved = () => {
      if (findPlace(form.current) !== place) schedule(moveMs);
    };
    const turned = () => (document.visibilityState === 'visible' ? beat() : end());
    beat();
    document.addEventListener('focusin', moved);
    document.addEventListener('focusout', moved);
    document.addEventListener('visibilitychange', turned);
    return () => {
      isGone = true;
      document.removeEventListener('focusin', moved);
      document.removeEventListener('focusout', moved);
      document.removeEventListener('visibilitychange', turned);
      end();
    };
  }, [sendMutation, pageId, form]);
  return others;
}

/** The id of the focused field, of a block or of the settings; null: none. */
function findPlace(form: HTMLElement | null): string | null {
  const focused = document.activeElement;
  if (!form || !focused || !form.contains(focused)) return null;
  return focused.closest('[id]:is(input, textarea, select, [role="textbox"], [aria-expanded])')?.id ?? null;
}
