import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Links to files hold for a quarter of an hour. */
const freshMs = 10 * 60_000;
const lookMs = 60_000;

/** Asks a screen's data anew before the links in it end: while its reader stays, and when he comes back to it. */
export function useFreshLinks(): void {
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

/** With another address a film would begin again. */
function isPlaying(): boolean {
  return [...document.querySelectorAll('video')].some(({ paused }) => !paused);
}
