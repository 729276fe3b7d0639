/** Runs it when the page has nothing else to do, or at last after so many milliseconds; Safari tells of no pauses. */
export function inPause(run: () => void, maxMs: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: maxMs });
  else setTimeout(run, maxMs / 10);
}
