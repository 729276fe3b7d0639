import { carriesRole, roles } from '#contracts/identity/roles.ts';
import { textResponse } from '#services/foundation/delivery/text-response.ts';
import type { FindSignedIn, SignedIn } from '../viewer/signed-in.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { maySee } from './notices.ts';
import { findChanges, type TicketChange } from './ticket-changes.ts';

type Reader = {
  viewer: Viewer;
  /** The request with the token, which is checked again as long as the connection is open. */
  readonly request: Request;
  readonly write: (text: string) => void;
  readonly end: () => void;
};

/** Connections of one person to one process, one for each browser: the tabs of a browser share one. */
const maxOfPerson = 6;

type Parts = {
  findSignedIn: FindSignedIn;
  /** How often the reader's access is checked; each time a comment keeps the connection alive. */
  beatMs?: number;
};

/**
 * `GET /api/tickets-events`: sends changes of tickets to a signed-in person by server-sent events. Each process
 * passes the notifications of PostgreSQL on to its own readers. The stream ends with the token, with the session of
 * the token, and when the person loses access.
 */
export function openTicketStream({ findSignedIn, beatMs = 5_000 }: Parts) {
  const readers = new Set<Reader>();
  let isClosed = false;

  function listen({ viewer, claims }: SignedIn, request: Request): ReadableStream {
    const encoder = new TextEncoder();
    const endMs = Math.max((claims.exp ?? 0) * 1000 - Date.now(), 0);
    let stop = () => {};
    return new ReadableStream({
      start(controller) {
        const reader: Reader = {
          viewer,
          request,
          write: (text) => controller.enqueue(encoder.encode(text)),
          end() {
            stop();
            controller.close();
          },
        };
        const beat = setInterval(() => void refreshViewer(reader), beatMs).unref();
        const timer = setTimeout(reader.end, Math.min(endMs, 2 ** 31 - 1)).unref();
        stop = () => {
          readers.delete(reader);
          clearInterval(beat);
          clearTimeout(timer);
        };
        request.signal.addEventListener('abort', stop, { once: true });
        readers.add(reader);
        // A browser that lost the connection reconnects after this time.
        reader.write('retry: 5000\n\n');
      },
      cancel: () => stop(),
    });
  }

  async function refreshViewer(reader: Reader): Promise<void> {
    // While the accounts back end does not respond, the last known person stays.
    const signedIn = await findSignedIn(reader.request).catch(() => reader);
    if (!readers.has(reader)) return;
    const viewer = signedIn?.viewer;
    if (!viewer || !carriesRole(viewer.roles, roles.ticketing)) return reader.end();
    reader.viewer = viewer;
    reader.write(': \n\n');
  }

  function getStreams(personId: string): number {
    return [...readers].filter(({ viewer }) => viewer.id === personId).length;
  }

  function send({ number, what, organisationId, isInternal = false }: TicketChange): void {
    const event = `event: ticket\ndata: ${JSON.stringify({ number, what })}\n\n`;
    for (const reader of readers) {
      if (isInternal && !reader.viewer.isEmployee) continue;
      if (maySee(reader.viewer, organisationId)) reader.write(event);
    }
  }

  return {
    async handle(request: Request): Promise<Response> {
      if (request.method !== 'GET') return textResponse(405, 'Only GET');
      if (isClosed) return textResponse(503, 'Try again in a moment');
      const signedIn = await findSignedIn(request);
      if (!signedIn) return textResponse(401, 'Sign in first');
      if (!carriesRole(signedIn.viewer.roles, roles.ticketing)) {
        return textResponse(403, 'You do not have access to this service');
      }
      if (getStreams(signedIn.viewer.id) >= maxOfPerson)
        return textResponse(429, 'You have six connections already');
      return new Response(listen(signedIn, request), {
        headers: {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-store',
          // Makes nginx pass events on at once instead of buffering them.
          'X-Accel-Buffering': 'no',
        },
      });
    },
    /** A notification of PostgreSQL. */
    notified: (payload: string) => findChanges(payload).forEach(send),
    /** Notifications may have been lost: readers fetch the present state. */
    missed() {
      for (const reader of readers) reader.write('event: missed\ndata: {}\n\n');
    },
    close() {
      isClosed = true;
      for (const reader of readers) reader.end();
    },
  };
}
