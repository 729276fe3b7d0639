import { useEffect } from 'react';
import { Waiting } from '#web/design/waiting/waiting.tsx';

/**
 * Until the first screen stands, nothing else is fetched for its page: typefaces wait (tokens.css), and so does the
 * behaviour of the frame (after-paint.ts).
 */
export function releaseWhenPainted(): void {
  // With the second frame the first one is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(release));
}

/** A screen may not come at all, or in a window that is not painted. */
const maxMs = 3000;

export function releaseAtLast(): void {
  setTimeout(release, maxMs);
}

function release(): void {
  delete document.documentElement.dataset.queries;
}

/** Stands in the place of the first screen; what takes its place, a failure too, is what the reader waited for. */
export function FirstWaiting() {
  useEffect(() => releaseWhenPainted, []);
  return <Waiting />;
}
