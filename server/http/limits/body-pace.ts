import type { IncomingMessage } from 'node:http';

/** How fast the body of a request has to arrive: so many bytes in each window of time, or the rest of the body. */
export type Pace = { readonly windowMs: number; readonly minBytes: number };

/**
 * A minute for what is small, as long as it takes for what is large: 128 KB a minute come through the slowest line
 * by which somebody sends files. A limit for the whole of a body would cut off 50 MB on a line of 5 Mbit/s.
 */
export const usualPace: Pace = { windowMs: 60_000, minBytes: 128 * 1024 };

/** Calls `tooSlow`, at most once, when the body of a request arrives too slowly. */
export function watchBody(request: IncomingMessage, { windowMs, minBytes }: Pace, tooSlow: () => void): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (!request.complete && socket.bytesRead - before < minBytes) {
      stop();
      return tooSlow();
    }
    before = socket.bytesRead;
    if (request.complete) stop();
  }, windowMs);
  timer.unref();
  // Also for a body that nobody reads: Node discards it, and it may arrive just as slowly.
  const stop = () => clearInterval(timer);
  request.once('close', stop);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
