/** How long tasks run without yielding, whatever the speed of the device: a third of a frame at 60 Hz. */
const stretchMs = 5;

const waiting: (() => void)[] = [];
let isAtWork = false;

/**
 * Queues a task. Between tasks that take long, the browser can respond to scrolling and typing. An error is
 * reported, and the next task runs.
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

/** Safari has no `scheduler.yield`. */
function yieldToMain(): Promise<unknown> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
