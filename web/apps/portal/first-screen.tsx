import { useEffect } from 'react';
import { Waiting } from '#web/design/waiting/waiting.tsx';

/**
 * Until the first screen has rendered, nothing else is fetched for its page: fonts wait (tokens.css), and so
 * do the custom elements of the frame (after-paint.ts).
 */
export function releaseWhenPainted(): void {
  // At the second animation frame, the first one has been painted.
  requestAnimationFrame(() => requestAnimationFrame(release));
}

/** The latest moment, since a screen may never load, or the tab may not be painted. */
const maxMs = 3000;

export function releaseAtLast(): void {
  setTimeout(release, maxMs);
}

function release(): void {
  delete document.documentElement.dataset.queries;
}

/** The placeholder of the first screen. When it is replaced, even by an error, the reader's wait is over. */
export function FirstWaiting() {
  useEffect(() => releaseWhenPainted, []);
  return <Waiting />;
}
