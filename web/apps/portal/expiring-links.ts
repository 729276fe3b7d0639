import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Links to files expire after a quarter of an hour. */
const freshMs = 10 * 60_000;
const lookMs = 60_000;

/**
 * Reloads a screen's data before its links expire: while the reader stays, and when the tab is shown again.
 */
export function useExpiringLinks(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let loadedAt = Date.now();
    const look = () => {
      if (document.hidden || isPlaying() || Date.now() - loadedAt < freshMs) return;
      loadedAt = Date.now();
      void revalidate();
    };
    const timer = setInterval(look, lookMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
}

/** A film with a new address would start from the beginning. */
function isPlaying(): boolean {
  return [...document.querySelectorAll('video')].some(({ paused }) => !paused);
}
