/** How long work goes on without a pause, by the device's own clock: a third of a frame at 60 Hz. */
const stretchMs = 5;

const waiting: (() => void)[] = [];
let isAtWork = false;

/**
 * Runs it soon, after the announcements before it. Where that takes long the browser answers in between to who scrolls or
 * types. An error is reported, and the next one runs.
 */
export function inTurn(run: () => void): void {
  waiting.push(run);
  if (isAtWork) return;
  isAtWork = true;
  queueMicrotask(work);
}

async function work(): Promise<void> {
  let began = performance.now();
  for (let run = waiting.shift(); run; run = waiting.shift()) {
    try {
      run();
    } catch (error) {
      reportError(error);
    }
    if (performance.now() - began < stretchMs) continue;
    await yieldToMain();
    began = performance.now();
  }
  isAtWork = false;
}

/** Safari has no word for it. */
function yieldToMain(): Promise<unknown> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
