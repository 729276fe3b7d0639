/**
 * Runs a task when the page is idle, at the latest after so many milliseconds; Safari has no idle callback.
 */
export function inPause(run: () => void, maxMs: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: maxMs });
  else setTimeout(run, maxMs / 10);
}
