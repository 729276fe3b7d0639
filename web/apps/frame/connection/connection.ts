/** The connection to the server: whether it is down, and when a response last arrived. */
export type ConnectionState = { readonly isDown: boolean; readonly seenAt: Date };

type Listener = (state: ConnectionState) => void;

/** How long after a failed request the connection is tried again. */
const againMs = 3000;
/** Responds to everybody, uncached. */
const probe = '/healthz';

let state: ConnectionState = { isDown: false, seenAt: new Date() };
const listeners = new Set<Listener>();

export const getConnection = () => state;

export function subscribeToConnection(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records a response: the visible data is current. */
export function noteAnswer(): void {
  set({ isDown: false, seenAt: new Date() });
}

/** Records a request without any response. From now on, the connection is probed until one arrives. */
export function noteNoAnswer(): void {
  if (state.isDown) return;
  set({ ...state, isDown: true });
  tryAgain();
}

/** Resolves when the connection is up, at once if it is. Rejects when the signal is aborted. */
export function connectionRestored(signal?: AbortSignal): Promise<void> {
  if (!state.isDown) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = subscribeToConnection(({ isDown }) => {
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

/** Also listens to the browser's events for a lost and a restored network. */
export function watchConnection(): void {
  addEventListener('offline', noteNoAnswer);
  addEventListener('online', () => state.isDown && void probeConnection());
}

function set(next: ConnectionState): void {
  const isOther = next.isDown !== state.isDown;
  state = next;
  if (isOther) for (const listener of [...listeners]) listener(state);
}

function tryAgain(): void {
  setTimeout(() => state.isDown && void probeConnection(), againMs);
}

/** Probes the server, and records the result. */
export async function probeConnection(): Promise<void> {
  try {
    await fetch(probe, { method: 'HEAD', cache: 'no-store' });
    noteAnswer();
  } catch {
    if (state.isDown) tryAgain();
    else noteNoAnswer();
  }
}
