import { type RefObject, useEffect, useState } from 'react';

export type FullScreen = {
  readonly isFull: boolean;
  readonly toggle: () => void;
};

/** Shows an element in full screen. Everything behind it is inert meanwhile; Escape ends it. */
export function useFullScreen(place: RefObject<HTMLElement | null>, startsFull: boolean): FullScreen {
  const [isFull, setFull] = useState(startsFull);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isToggled = event.key.toLowerCase() === 'f' && event.ctrlKey && event.shiftKey;
      // An open dialog closes first.
      const isEnded = event.key === 'Escape' && isFull && !document.querySelector('dialog[open]');
      if (!isToggled && !isEnded) return;
      event.preventDefault();
      setFull(isToggled ? !isFull : false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isFull]);
  useEffect(() => {
    if (!isFull || !place.current) return undefined;
    const behind = findFocusableSiblings(place.current);
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, [isFull, place]);
  return { isFull, toggle: () => setFull(!isFull) };
}

const reachable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/**
 * The siblings of an element and of its ancestors that contain anything focusable. The container of notices
 * stays, so that they are announced.
 */
function findFocusableSiblings(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    for (const beside of at.parentElement?.children ?? [])
      if (beside !== at && beside instanceof HTMLElement && beside.querySelector(reachable))
        found.push(beside);
  }
  return found;
}
