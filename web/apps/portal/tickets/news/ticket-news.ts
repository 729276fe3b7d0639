import { useEffect, useRef } from 'react';
import { passableIdTokenHeader } from '#contracts/identity/client.ts';
import type { Session } from '#web/apps/session/session.ts';
import { usePortal } from '../../portal.ts';
import { findEvents } from './server-events.ts';
import { type NotifyNews, shareNews } from './shared-news.ts';

const address = '/api/tickets-events';
/** The delay before a closed connection is opened again. */
const againMs = 5000;

/**
 * Calls `onNews` when a ticket changes, and when changes may have been missed; `number` is the ticket
 * concerned, undefined: any of the person's.
 */
export function useTicketNews(number: string | undefined, onNews: () => void): void {
  const { session } = usePortal();
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    const gone = new AbortController();
    const stream = (ended: AbortSignal, notify: NotifyNews) => listen(session, ended, notify);
    shareNews(stream, gone.signal, (news) => {
      if (news === undefined || number === undefined || news === number) latest.current();
    });
    return () => gone.abort();
  }, [session, number]);
}

/** Runs until `gone`. Stops when the person may no longer get notifications of tickets. */
async function listen(session: Session, gone: AbortSignal, notify: NotifyNews): Promise<void> {
  let refused: string | undefined;
  let taken: string | undefined;
  for (let connection = 0; !gone.aborted; connection += 1) {
    try {
      const { idToken } = await session.tokens({
        refused,
        ended: refused !== undefined && refused === taken,
      });
      const response = await fetch(address, { headers: { [passableIdTokenHeader]: idToken }, signal: gone });
      if (response.status === 403) return;
      refused = response.status === 401 ? idToken : undefined;
      if (response.ok) taken = idToken;
      if (response.ok && response.body) {
        // Changes during the interruption are checked for once.
        if (connection > 0) notify();
        for await (const { event, data } of findEvents(response.body)) {
          if (event === 'missed') notify();
          if (event === 'ticket') notify((JSON.parse(data) as { number: string }).number);
        }
      }
    } catch (error) {
      if (gone.aborted) return;
      console.warn('News of tickets ended', error);
    }
    await pause(gone);
  }
}

function pause(gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, againMs);
    gone.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
