/** The line to the server: whether it holds, and when something came over it last. */
export type LineState = { readonly isDown: boolean; readonly seenAt: Date };

type Listener = (state: LineState) => void;

/** How long after a failed request the connection is tried again. */
const againMs = 3000;
/** Answers to everybody, and from no cache. */
const probe = '/healthz';

let state: LineState = { isDown: false, seenAt: new Date() };
const listeners = new Set<Listener>();

export const getLine = () => state;

export function subscribeToLine(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Something came: what is seen is of now. */
export function noteAnswer(): void {
  set({ isDown: false, seenAt: new Date() });
}

/** Nothing came, not even a refusal. From now on it is tried again until something does. */
export function noteNoAnswer(): void {
  if (state.isDown) return;
  set({ ...state, isDown: true });
  tryAgain();
}

/** Resolves when the line holds, at once where it does. Rejects when nobody waits any more. */
export function lineHolds(signal?: AbortSignal): Promise<void> {
  if (!state.isDown) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = subscribeToLine(({ isDown }) => {
      if (isDown) return;
      stop();
      resolve();
    });
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}

/** Listens to the browser's events for a lost and a restored network, too. */
export function watchLine(): void {
  addEventListener('offline', noteNoAnswer);
  addEventListener('online', () => state.isDown && void askOverLine());
}

function set(next: LineState): void {
  const isOther = next.isDown !== state.isDown;
  state = next;
  if (isOther) for (const listener of [...listeners]) listener(state);
}

function tryAgain(): void {
  setTimeout(() => state.isDown && void askOverLine(), againMs);
}

/** Asks the server whether it answers, and notes it. */
export async function askOverLine(): Promise<void> {
  try {
    await fetch(probe, { method: 'HEAD', cache: 'no-store' });
    noteAnswer();
  } catch {
    if (state.isDown) tryAgain();
    else noteNoAnswer();
  }
}
